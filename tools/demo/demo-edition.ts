import type postgres from "postgres";

/** The demo's exam with its edition. */
export type DemoExam = { editionId: string; editionName: string; examId: string };

/**
 * Creates an edition with one exam, Maths, on the given day. It is separate from the editions that families see.
 *
 * @param sql a connection as the database's owner, because organisers cannot create editions (decision 026)
 * @param day the day of the exam in India, `YYYY-MM-DD`; its registration is closed, and its start time is not announced
 * @returns the exam
 */
export async function createEdition(sql: postgres.Sql, day: string): Promise<DemoExam> {
  const [exam] = await sql<DemoExam[]>`
    with edition as (
      insert into public.editions (name, season, registration_opens_on, exams_from, exams_to, results_on)
      select 'Demo exam ' || count(*) + 1, 'winter', ${day}::date - 30, ${day}, ${day}, ${day}::date + 7
      from public.editions where name like 'Demo exam %'
      returning id, name
    ), exam as (
      insert into public.edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
      select e.id, s.id, ${day}, ${day}::date - 1
      from edition as e, public.subjects as s where s.code = 'IMO'
      returning exam_id
    )
    select edition.id as "editionId", edition.name as "editionName", exam.exam_id as "examId" from edition, exam`;
  if (!exam) throw new Error("There is no exam IMO.");
  return exam;
}

/**
 * Buys the exam for the student on the day before, while registration was open: it inserts the cart and the payment,
 * and the database creates the order.
 *
 * @param sql a connection as the database's owner
 * @throws Error if the payment does not become an order
 */
export async function buyExam(
  sql: postgres.Sql,
  { editionId, examId }: DemoExam,
  studentId: string,
  classId: string,
): Promise<void> {
  // Ids of the gateway have at most 64 characters.
  const idSuffix = `demo_${editionId.slice(0, 18)}_${studentId.slice(0, 18)}`;
  const gatewayOrderId = `order_${idSuffix}`;
  const [cart] = await sql<{ amount: number }[]>`
    with intent as (
      insert into private.payment_intents
        (student_id, edition_id, class_id, fingerprint, amount_paise, status, razorpay_order_id, opened_at)
      select ${studentId}, ${editionId}, ${classId}, ${gatewayOrderId}, s.price_paise, 'open', ${gatewayOrderId}, now() - interval '1 day'
      from public.subjects as s where s.id = ${examId}
      returning id, amount_paise
    ), item as (
      insert into private.payment_intent_items (intent_id, exam_id, price_paise)
      select id, ${examId}, amount_paise from intent
    )
    select amount_paise as amount from intent`;
  const payment = {
    id: `pay_${idSuffix}`,
    order_id: gatewayOrderId,
    amount: cart?.amount ?? 0,
    currency: "INR",
    status: "captured",
    method: "upi",
    // A minute after the cart was opened.
    created_at: Math.floor(Date.now() / 1000) - 24 * 60 * 60 + 60,
  };
  const [captureReply] = await sql<{ outcome: string }[]>`
    select public.record_capture(${sql.json(payment)}) ->> 'outcome' as outcome`;
  if (captureReply?.outcome !== "order")
    throw new Error(`The exam was not bought: ${captureReply?.outcome ?? "no reply"}`);
}

/**
 * Announces the exam's start time, the given number of seconds from now. The exam can be started for 15 minutes, but not
 * after the end of the day.
 *
 * @returns the start time
 */
export async function announceStartTime(
  sql: postgres.Sql,
  { editionId }: Pick<DemoExam, "editionId">,
  secondsFromNow: number,
): Promise<Date> {
  const [exam] = await sql<{ opensAt: Date }[]>`
    update public.edition_exams
    set opens_at = h.opens_at,
      last_start_at = least(h.opens_at + interval '15 minutes', private.day_ends_at(exam_on) - interval '1 second')
    from (select date_trunc('second', now()) + make_interval(secs => ${secondsFromNow}) as opens_at) as h
    where edition_id = ${editionId}
    returning edition_exams.opens_at as "opensAt"`;
  if (!exam) throw new Error("The demo’s edition does not exist.");
  return exam.opensAt;
}
