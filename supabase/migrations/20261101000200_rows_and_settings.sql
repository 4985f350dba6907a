-- What is no schema: settings of roles, the rows that every project starts with, buckets, and the schedule.

-- What a visitor may ask for is small. The API lets embed the catalogue in itself as deep as one likes, and answers would
-- grow past 100 MB; PostgREST takes a role's settings for each request of it.
alter role anon set statement_timeout = '1s';

-- How long a request with a login may take. The API lets embed the catalogue in itself, and a login must not lift what stops a
-- visitor after a second. PostgREST takes a role's settings for each request, and a function's own time limit for its call.
alter role authenticated set statement_timeout = '2s';

notify pgrst, 'reload config';

-- Reference data: production needs it, so it is not a seed. The ids are fixed, so that tests and tools can name them.
insert into public.classes (id, name, number)
select ('c1a55000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Class ' || n, n
from generate_series(1, 12) as n;

insert into public.subjects (id, code, name, price_paise)
select ('5b1ec700-0000-4000-8000-' || lpad(s.position::text, 12, '0'))::uuid, s.code, s.name, 25000
from (
  values
    (1, 'IMO', 'Maths'), (2, 'ISO', 'Science'), (3, 'IEO', 'English'), (4, 'ICO', 'Computer'),
    (5, 'IGKO', 'General Knowledge'), (6, 'IRO', 'Reasoning'), (7, 'ISMO', 'Speed Maths'), (8, 'ISBO', 'Spell Bee')
) as s (position, code, name);

insert into public.subject_classes (subject_id, class_id, subject_name, class_name, is_active)
select s.id, c.id, s.name, c.name, true
from public.subjects as s
cross join public.classes as c;

-- Both editions of 2025 as specification section 9 has them, and the current one by the same pattern.
insert into public.editions (id, name, season, registration_opens_on, exams_from, exams_to, results_on, is_current)
values
  ('ed171000-0000-4000-8000-000000000001', 'Summer 2025', 'summer', null, '2025-06-08', '2025-06-29', '2025-08-08', false),
  ('ed171000-0000-4000-8000-000000000002', 'Winter 2025-26', 'winter', '2025-07-01', '2025-12-15', '2026-01-31', '2026-03-01', false),
  ('ed171000-0000-4000-8000-000000000003', 'Winter 2026-27', 'winter', '2026-07-01', '2026-12-15', '2027-01-31', '2027-03-01', true);

insert into public.edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
select e.id, s.id, d.exam_on, d.exam_on - 1
from (
  values
    ('Summer 2025', 'ICO', date '2025-06-08'), ('Summer 2025', 'ISO', date '2025-06-15'),
    ('Summer 2025', 'IEO', date '2025-06-22'), ('Summer 2025', 'IMO', date '2025-06-29'),
    ('Winter 2025-26', 'ISBO', date '2025-12-20'), ('Winter 2025-26', 'IGKO', date '2025-12-21'),
    ('Winter 2025-26', 'ISMO', date '2026-01-03'), ('Winter 2025-26', 'IRO', date '2026-01-04'),
    ('Winter 2025-26', 'IEO', date '2026-01-10'), ('Winter 2025-26', 'ISO', date '2026-01-11'),
    ('Winter 2025-26', 'ICO', date '2026-01-17'), ('Winter 2025-26', 'IMO', date '2026-01-18'),
    ('Winter 2026-27', 'ISBO', date '2026-12-19'), ('Winter 2026-27', 'IGKO', date '2026-12-20'),
    ('Winter 2026-27', 'ISMO', date '2027-01-02'), ('Winter 2026-27', 'IRO', date '2027-01-03'),
    ('Winter 2026-27', 'IEO', date '2027-01-09'), ('Winter 2026-27', 'ISO', date '2027-01-10'),
    ('Winter 2026-27', 'ICO', date '2027-01-16'), ('Winter 2026-27', 'IMO', date '2027-01-17')
) as d (edition, code, exam_on)
join public.editions as e on e.name = d.edition
join public.subjects as s on s.code = d.code;

insert into private.settings (name, is_on, about) values
  ('require_admin_mfa', false, 'Organisers give a code of their authenticator app as well (operations, "The first organiser").'),
  ('single_organiser', false, 'There is one organiser: where two are asked for, one is enough (exam section 3).');

do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net with schema extensions;
  end if;
exception
  -- Some servers carry the files and cannot run them; there the schedule is made once they can.
  when others then raise warning 'pg_cron or pg_net cannot be used here: %', sqlerrm;
end
$$;
select private.schedule_background_jobs();

-- Storage: sealed papers, which everybody may fetch and nobody can read without their key, and the stills of the camera. Both
-- are written with the secret key alone, until a policy lets somebody else; row level security of schema storage is on.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('sealed-papers', 'sealed-papers', true, 153600, array['application/octet-stream']),
  ('exam-pictures', 'exam-pictures', false, 15360, array['image/jpeg', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The rehearsals: what an exam feels like, open to everybody who is logged in (exam section 2). Written for this;
-- none of their questions is in the public bank (tools/pgtap/seeded-data.test.ts). The right option is first and is
-- moved by sealing, which background-jobs does where nobody has done it.
do $do$
declare
  v_paper record;
  v_faults text[];
begin
  for v_paper in
    select *
    from (
      values
        (1, 1, 2, $json$[
          {"section": "A", "topic": "Addition", "question": "Riya has 8 shells. She finds 5 more. How many shells does she have now?", "options": ["13", "12", "85", "3"], "why": "8 and 2 make 10, and 3 more make 13.", "wrong": {"12": "counted the 8 again as the first of five", "85": "wrote 8 and 5 side by side", "3": "took away instead of adding"}},
          {"section": "A", "topic": "Numbers to 100", "question": "Which number comes just before 40?", "options": ["39", "41", "30", "49"], "why": "Counting up, 39 is said and then 40.", "wrong": {"41": "went one forward, not one back", "30": "went back ten", "49": "changed the ones and kept the 4"}},
          {"section": "A", "topic": "Opposites", "question": "Which word means the opposite of wet?", "options": ["dry", "cold", "water", "clean"], "why": "What has no water on it is dry.", "wrong": {"cold": "wet things can feel cold, but it is no opposite", "water": "water is what makes things wet", "clean": "clean is the opposite of dirty"}},
          {"section": "A", "topic": "Plants", "question": "Kavya puts a bean into wet cotton. Which part of the new plant grows out of the bean first?", "options": ["the root", "the leaf", "the flower", "the stem"], "why": "The root comes out first, so that the plant can drink.", "wrong": {"the leaf": "leaves open once the stem is up", "the flower": "flowers come when the plant is grown", "the stem": "the stem comes up after the root"}},
          {"section": "A", "topic": "Calendar", "question": "Anil plays on Sunday, two days after his birthday. On which day was his birthday?", "options": ["Friday", "Saturday", "Tuesday", "Thursday"], "why": "Two days before Sunday come Saturday and then Friday.", "wrong": {"Saturday": "went back one day only", "Tuesday": "went two days on, not back", "Thursday": "counted one day too many"}},
          {"section": "A", "topic": "Patterns", "question": "Lila puts beads on a string: one green, two blue, one green, two blue, one green. Which two beads come next?", "options": ["blue, blue", "green, blue", "blue, green", "green, green"], "why": "After each green bead come two blue ones.", "wrong": {"green, blue": "began again with a green bead", "blue, green": "put one blue bead, not two", "green, green": "left the blue beads out"}},
          {"section": "B", "topic": "Money", "question": "A pencil costs ₹6 and a rubber costs ₹3. Dev pays for both with a ₹10 coin. How much does he get back?", "options": ["₹1", "₹9", "₹4", "₹7"], "why": "Both cost ₹9, and from ₹10 that leaves ₹1.", "wrong": {"₹9": "that is what he has to pay", "₹4": "forgot the rubber", "₹7": "forgot the pencil"}},
          {"section": "B", "topic": "Time", "question": "School begins at 8 o'clock in the morning and lasts 5 hours. At what time does it end?", "options": ["1 o'clock", "12 o'clock", "2 o'clock", "3 o'clock"], "why": "Five hours on from 8 are 9, 10, 11, 12 and 1.", "wrong": {"12 o'clock": "counted 8 itself as the first hour", "2 o'clock": "counted one hour too many", "3 o'clock": "took 5 away from 8"}},
          {"section": "C", "topic": "Comparing", "question": "Meena is taller than Ravi. Ravi is taller than Tara. Who is the shortest?", "options": ["Tara", "Ravi", "Meena"], "why": "Ravi is shorter than Meena, and Tara is shorter still.", "wrong": {"Ravi": "Ravi stands between the other two", "Meena": "Meena is the tallest"}},
          {"section": "C", "topic": "Equal groups", "question": "There are 4 tricycles in a shop. Each has 3 wheels. Then 2 wheels break. How many wheels are not broken?", "options": ["10", "12", "5", "14"], "why": "4 times 3 is 12 wheels, and 12 less 2 is 10.", "wrong": {"12": "forgot the broken wheels", "5": "added 4 and 3, then took 2 away", "14": "added the broken wheels"}}
        ]$json$::jsonb),
        (2, 3, 5, $json$[
          {"section": "A", "topic": "Subtraction", "question": "Farhan collects 407 stamps and gives 189 of them to his sister. How many does he keep?", "options": ["218", "228", "318", "382"], "why": "407 less 200 is 207, and 11 back makes 218.", "wrong": {"228": "forgot that a ten was lent", "318": "forgot that a hundred was lent", "382": "took the smaller digit from the larger each time"}},
          {"section": "A", "topic": "Fractions", "question": "Which of these fractions is the same as one half?", "options": ["3/6", "2/3", "1/4", "3/4"], "why": "Three of six equal parts are half of them.", "wrong": {"2/3": "added 1 above and below", "1/4": "halved the half", "3/4": "added 2 above and below"}},
          {"section": "A", "topic": "Grammar", "question": "Which sentence has its verb right?", "options": ["The box of crayons is on the shelf.", "The box of crayons are on the shelf.", "The boxes of crayons is on the shelf.", "The box of crayons were on the shelf."], "why": "One box is spoken of, so the verb is is.", "wrong": {"The box of crayons are on the shelf.": "matched the verb to crayons, not to box", "The boxes of crayons is on the shelf.": "boxes are more than one", "The box of crayons were on the shelf.": "were goes with more than one as well"}},
          {"section": "A", "topic": "Water", "question": "A puddle on a cement floor is gone by noon, though nobody wiped it. What happened to most of the water?", "options": ["It evaporated into the air.", "It melted into the floor.", "It condensed on the floor.", "It changed into oxygen gas."], "why": "The sun's warmth turned the water into vapour, which the air carried away.", "wrong": {"It melted into the floor.": "melting is when a solid becomes a liquid", "It condensed on the floor.": "condensing makes drops out of vapour", "It changed into oxygen gas.": "water vapour is still water"}},
          {"section": "A", "topic": "Computer parts", "question": "Which of these is an output device?", "options": ["printer", "keyboard", "scanner", "microphone"], "why": "A printer brings what is in the computer out on paper.", "wrong": {"keyboard": "letters go in by the keyboard", "scanner": "a scanner brings a picture in", "microphone": "sound goes in by the microphone"}},
          {"section": "A", "topic": "Coding", "question": "In a code, CAT is written DBU. How is DOG written in that code?", "options": ["EPH", "CNF", "EPG", "GOD"], "why": "Each letter moves on by one: D to E, O to P, G to H.", "wrong": {"CNF": "moved each letter back by one", "EPG": "left the last letter as it was", "GOD": "wrote the word backwards"}},
          {"section": "B", "topic": "Time", "question": "A bus leaves Pune at 9:45 am and is in Mumbai at 1:20 pm. How long does the journey take?", "options": ["3 h 35 min", "4 h 35 min", "3 h 25 min", "4 h 25 min"], "why": "It is 15 minutes to 10, then 3 hours to 1, then 20 minutes.", "wrong": {"4 h 35 min": "counted the hour from 9 to 10 as a whole one", "3 h 25 min": "took 45 to the full hour for 5 minutes", "4 h 25 min": "took the smaller minutes from the larger"}},
          {"section": "B", "topic": "Perimeter", "question": "A garden is a rectangle 12 m long and 8 m wide. A fence costs ₹50 a metre. What does a fence all round it cost?", "options": ["₹2,000", "₹1,000", "₹4,800", "₹1,600"], "why": "All round it is 12 + 8 + 12 + 8 = 40 m, and 40 times ₹50 is ₹2,000.", "wrong": {"₹1,000": "fenced one length and one width", "₹4,800": "took the area for the way round", "₹1,600": "left one of the short sides open"}},
          {"section": "C", "topic": "Number puzzles", "question": "Asha doubles a number, adds 6 and gets 30. What does she get from the same number if she adds 6 first and then doubles?", "options": ["36", "30", "24", "42"], "why": "Her number is 12; 12 and 6 make 18, and twice 18 is 36.", "wrong": {"30": "thought the order makes no difference", "24": "stopped at double the number", "42": "added 6 twice to the 30"}},
          {"section": "C", "topic": "Arrangements", "question": "Om, Nisha, Kabir, Lata and Farah stand in a row. Om is at one end and Kabir is in the middle. Lata stands between these two, and Nisha is not at an end. Who is at the other end?", "options": ["Farah", "Lata", "Nisha", "Kabir"], "why": "Om, Lata and Kabir take three places from one end. Nisha must stand beside Kabir, so Farah is last.", "wrong": {"Lata": "Lata stands between Om and Kabir", "Nisha": "put Nisha at an end, which she is not", "Kabir": "Kabir is in the middle"}}
        ]$json$::jsonb),
        (3, 6, 8, $json$[
          {"section": "A", "topic": "Integers", "question": "In Leh it is −7 °C at dawn. At noon it is 12 °C warmer than at dawn, and at night 9 °C colder than at noon. How warm is it at night?", "options": ["−4 °C", "−10 °C", "10 °C", "4 °C"], "why": "−7 + 12 = 5 at noon, and 5 − 9 = −4.", "wrong": {"−10 °C": "took warmer for colder and colder for warmer", "10 °C": "began at 7 above zero", "4 °C": "lost the minus sign at the end"}},
          {"section": "A", "topic": "Per cent", "question": "A shirt is marked ₹800 and sold at 15% off. What does the buyer pay?", "options": ["₹680", "₹785", "₹920", "₹120"], "why": "15% of 800 is 120, and 800 − 120 = 680.", "wrong": {"₹785": "took off 15 rupees", "₹920": "added the discount", "₹120": "that is the discount"}},
          {"section": "A", "topic": "Voice", "question": "The gardener waters the plants every morning. Which sentence says the same in the passive voice?", "options": ["The plants are watered by the gardener every morning.", "The plants were watered by the gardener every morning.", "The plants are being watered by the gardener every morning.", "The plants have been watered by the gardener every morning."], "why": "The simple present stays: waters becomes are watered.", "wrong": {"The plants were watered by the gardener every morning.": "moved the sentence into the past", "The plants are being watered by the gardener every morning.": "made it something under way just now", "The plants have been watered by the gardener every morning.": "made it something already done"}},
          {"section": "A", "topic": "Density", "question": "An ice cube floats in a glass and a pebble of the same size sinks. Which of these is the reason?", "options": ["Ice is less dense than water, the pebble is denser.", "Ice is colder than the water, the pebble is warmer.", "Ice is smoother than the pebble, so water lifts it.", "Ice is softer than the pebble, and soft things float."], "why": "A body floats when it weighs less than the same volume of water.", "wrong": {"Ice is colder than the water, the pebble is warmer.": "how cold a thing is does not decide it", "Ice is smoother than the pebble, so water lifts it.": "how smooth a thing is does not decide it", "Ice is softer than the pebble, and soft things float.": "how hard a thing is does not decide it"}},
          {"section": "A", "topic": "Number systems", "question": "Which decimal number is the binary number 10110?", "options": ["22", "13", "20", "44"], "why": "Its places are worth 16, 4 and 2, which makes 22.", "wrong": {"13": "read it from the right to the left", "20": "left out the place that is worth 2", "44": "let the last place be worth 2"}},
          {"section": "A", "topic": "India", "question": "Which of these states does the Tropic of Cancer pass through?", "options": ["Madhya Pradesh", "Himachal Pradesh", "Andhra Pradesh", "Arunachal Pradesh"], "why": "At about 23½° N the line crosses the middle of Madhya Pradesh.", "wrong": {"Himachal Pradesh": "Himachal Pradesh lies north of it, near 32° N", "Andhra Pradesh": "Andhra Pradesh lies far south of it, near 16° N", "Arunachal Pradesh": "Arunachal Pradesh lies north of it, near 28° N"}},
          {"section": "B", "topic": "Rates", "question": "One pump fills a tank in 6 hours, a second one in 12. Both work at once. In how many hours is the tank full?", "options": ["4", "9", "18", "6"], "why": "In an hour they fill 1/6 + 1/12 = 1/4 of it, so it takes 4 hours.", "wrong": {"9": "took the average of the two", "18": "added the two times", "6": "a second pump must make it quicker"}},
          {"section": "B", "topic": "Scale", "question": "On a map of scale 1 : 50,000 two villages lie 6 cm apart. How far apart are they?", "options": ["3 km", "30 km", "300 m", "12 km"], "why": "6 × 50,000 cm = 300,000 cm, and 100,000 cm are a kilometre.", "wrong": {"30 km": "took 10,000 cm for a kilometre", "300 m": "took 1,000,000 cm for a kilometre", "12 km": "took each centimetre for two kilometres, not for half a kilometre"}},
          {"section": "C", "topic": "Averages", "question": "The mean of five numbers is 18. One of them is taken out, and the mean of those left is 16. Which number was taken out?", "options": ["26", "2", "10", "34"], "why": "Five numbers sum to 90 and four to 64; the difference is 26.", "wrong": {"2": "took one mean from the other", "10": "took five times the difference of the means", "34": "added the two means"}},
          {"section": "C", "topic": "Syllogisms", "question": "All roses are flowers. Some flowers fade quickly. Which of these must be true?", "options": ["Some things that fade are flowers.", "Some of the roses fade quickly.", "Every one of the flowers is a rose.", "No rose at all can fade quickly."], "why": "Flowers that fade quickly are among the things that fade.", "wrong": {"Some of the roses fade quickly.": "the flowers that fade need not be roses", "Every one of the flowers is a rose.": "turned the first statement round", "No rose at all can fade quickly.": "nothing says that roses are spared"}}
        ]$json$::jsonb),
        (4, 9, 12, $json$[
          {"section": "A", "topic": "Algebra", "question": "Two positive numbers have the product 24, and their squares add up to 52. What is the sum of the two numbers?", "options": ["10", "2", "28", "76"], "why": "The square of the sum is 52 + 2 · 24 = 100.", "wrong": {"2": "took the product away twice: that is the difference", "28": "took the product from the 52", "76": "added the product to the 52"}},
          {"section": "A", "topic": "Coordinate geometry", "question": "A line passes through (2, 3) and (6, 11). Where does it cut the y-axis?", "options": ["y = −1", "y = 2", "y = −9", "y = 1"], "why": "Its slope is 8/4 = 2, and 3 = 2 · 2 + c gives c = −1.", "wrong": {"y = 2": "that is the slope", "y = −9": "put the 6 of one point with the 3 of the other", "y = 1": "took 3 from 4 instead of 4 from 3"}},
          {"section": "A", "topic": "Motion", "question": "A stone falls from rest and covers a distance d in the first second. Without air, how far does it fall during the next second?", "options": ["3d", "2d", "4d", "d"], "why": "After 2 s it has fallen 4d in all, of which d was in the first second.", "wrong": {"2d": "the speed doubles, the distance does more", "4d": "that is both seconds together", "d": "let it fall at a steady speed"}},
          {"section": "A", "topic": "Moles", "question": "How many moles of water form when 4 g of hydrogen gas burns fully in oxygen (H = 1, O = 16)?", "options": ["2", "4", "1", "36"], "why": "4 g are 2 mol of H₂, and each mole gives one mole of water.", "wrong": {"4": "took 1 g for a mole of hydrogen molecules", "1": "took 4 g for a mole of hydrogen molecules", "36": "told the grams of water"}},
          {"section": "A", "topic": "Heredity", "question": "A tall pea plant Tt is crossed with a short one tt. Which share of the offspring is expected to be short?", "options": ["1/2", "1/4", "0", "3/4"], "why": "Half of them get t from the tall parent, and all get t from the other.", "wrong": {"1/4": "crossed Tt with Tt", "0": "let T win in every plant", "3/4": "crossed Tt with Tt and took the tall ones"}},
          {"section": "A", "topic": "Conditionals", "question": "Which words complete the sentence: If the committee ___ in May, the hall would have been booked?", "options": ["had met", "met", "would meet", "has met"], "why": "What did not happen in the past takes the past perfect after if.", "wrong": {"met": "the past alone does not go with would have", "would meet": "would stands in the other clause", "has met": "has met tells what did happen"}},
          {"section": "B", "topic": "Compound interest", "question": "₹10,000 earns 10% a year, compounded yearly. How much interest is earned in 3 years?", "options": ["₹3,310", "₹3,000", "₹13,310", "₹2,100"], "why": "10,000 × 1.1³ = 13,310, of which 10,000 was there before.", "wrong": {"₹3,000": "took simple interest", "₹13,310": "told the whole amount", "₹2,100": "stopped after two years"}},
          {"section": "B", "topic": "Python", "question": "x = [1, 2, 3]\ny = x\ny.append(4)\nWhat is len(x) now?", "options": ["4", "3", "7", "1"], "why": "Both names are of one list, which has four members now.", "wrong": {"3": "took y for a copy of x", "7": "counted both names as lists of their own", "1": "told what stands first in the list"}},
          {"section": "C", "topic": "Probability", "question": "Two fair dice are thrown, and their sum is known to be at least 10. What is the probability that it is exactly 10?", "options": ["1/2", "1/12", "1/3", "1/6"], "why": "Of the 3 + 2 + 1 = 6 ways to reach 10, 11 or 12, three make 10.", "wrong": {"1/12": "left out what is known", "1/3": "took the three sums for equally likely", "1/6": "that is the chance of 10 or more"}},
          {"section": "C", "topic": "Counting", "question": "How many three-digit numbers have three different digits whose sum is odd?", "options": ["320", "324", "360", "260"], "why": "Three odd digits: 60 ways. One odd digit: 100 with it in front, 160 with an even digit other than 0 in front.", "wrong": {"324": "took half of all 648", "360": "let 0 stand in front", "260": "left out numbers of three odd digits"}}
        ]$json$::jsonb)
    ) as p (no, from_class, to_class, questions)
  loop
    insert into private.papers (id, kind, from_class, to_class, duration_seconds)
    values (('4e4ea45a-0000-4000-8000-00000000000' || v_paper.no)::uuid, 'rehearsal', v_paper.from_class, v_paper.to_class, 600);
    select private.write_paper(
      ('4e4ea45a-0000-4000-8000-00000000000' || v_paper.no)::uuid,
      jsonb_agg((q - '{why,wrong}'::text[]) || jsonb_build_object('n', n) order by n), null,
      jsonb_object_agg(n, jsonb_build_object('credited', jsonb_build_array(q -> 'options' -> 0), 'why', q -> 'why', 'wrong', q -> 'wrong'))
    )
    into v_faults
    from jsonb_array_elements(v_paper.questions) with ordinality as l (q, n);
    if cardinality(v_faults) > 0 then
      raise exception 'The rehearsal of class % has faults: %', v_paper.from_class, v_faults;
    end if;
    update private.papers set status = 'reviewed' where id = ('4e4ea45a-0000-4000-8000-00000000000' || v_paper.no)::uuid;
  end loop;
end
$do$;
