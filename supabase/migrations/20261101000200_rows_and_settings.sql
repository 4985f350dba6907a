-- Everything besides the schema: settings of roles, the rows that every project starts with, buckets, and the schedule.

-- How long a visitor's request may take. The API lets a request embed the tables of the catalogue in one another
-- without a limit, so that a reply could have more than 100 MB. PostgREST applies a role's settings to each request of
-- the role.
alter role anon set statement_timeout = '1s';

-- How long a request with a login may take: a login must not remove the limit on embedded tables that stops a visitor
-- after a second. PostgREST applies a role's settings to each request, and a function's own time limit to its call.
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

-- The two editions of 2025 from docs/specification.md section 9, and the current one by the same pattern.
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
  -- Some servers have the files of the extensions but cannot run them; there the jobs are scheduled once they can.
  when others then raise warning 'pg_cron or pg_net cannot be used here: %', sqlerrm;
end
$$;
select private.schedule_background_jobs();

-- Buckets of Storage: sealed papers, which everybody may download and nobody can read without their key, and camera
-- pictures. Only the secret key can write to both unless a policy allows more; row level security of the schema storage
-- is on.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('sealed-papers', 'sealed-papers', true, 153600, array['application/octet-stream']),
  ('exam-pictures', 'exam-pictures', false, 15360, array['image/jpeg', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The questions of the rehearsals, which everybody who is logged in can take (docs/exam.md section 2). None of them is
-- in the public bank (tools/pgtap/seeded-data.test.ts). The right option is written first; sealing puts the options
-- into another order, and background-jobs seals each rehearsal that nobody has sealed.
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
          {"section": "A", "topic": "Numbers to 100", "question": "Which number comes just before 40?", "options": ["39", "41", "30", "49"], "why": "Counting up, 39 comes just before 40.", "wrong": {"41": "counted one forward instead of one back", "30": "counted back ten instead of one", "49": "changed the ones digit but kept the 4"}},
          {"section": "A", "topic": "Opposites", "question": "Which word means the opposite of wet?", "options": ["dry", "cold", "water", "clean"], "why": "Something without any water on it is dry.", "wrong": {"cold": "cold is the opposite of hot", "water": "water is what makes things wet", "clean": "clean is the opposite of dirty"}},
          {"section": "A", "topic": "Plants", "question": "Kavya puts a bean into wet cotton. Which part of the new plant grows out of the bean first?", "options": ["the root", "the leaf", "the flower", "the stem"], "why": "The root comes out first, so that the plant can take in water.", "wrong": {"the leaf": "leaves open after the stem has come up", "the flower": "flowers come when the plant has grown up", "the stem": "the stem comes up after the root"}},
          {"section": "A", "topic": "Calendar", "question": "Anil plays on Sunday, two days after his birthday. On which day was his birthday?", "options": ["Friday", "Saturday", "Tuesday", "Thursday"], "why": "Two days before Sunday come Saturday and then Friday.", "wrong": {"Saturday": "went back only one day", "Tuesday": "went two days forward instead of back", "Thursday": "counted one day too many"}},
          {"section": "A", "topic": "Patterns", "question": "Lila puts beads on a string: one green, two blue, one green, two blue, one green. Which two beads come next?", "options": ["blue, blue", "green, blue", "blue, green", "green, green"], "why": "After each green bead come two blue ones.", "wrong": {"green, blue": "started again with a green bead", "blue, green": "used one blue bead instead of two", "green, green": "left the blue beads out"}},
          {"section": "B", "topic": "Money", "question": "A pencil costs ₹6 and a rubber costs ₹3. Dev pays for both with a ₹10 coin. How much does he get back?", "options": ["₹1", "₹9", "₹4", "₹7"], "why": "Both cost ₹9, and from ₹10 that leaves ₹1.", "wrong": {"₹9": "this is what he has to pay", "₹4": "forgot the rubber", "₹7": "forgot the pencil"}},
          {"section": "B", "topic": "Time", "question": "School starts at 8 o'clock in the morning and lasts 5 hours. At what time does it end?", "options": ["1 o'clock", "12 o'clock", "2 o'clock", "3 o'clock"], "why": "Five hours after 8: 9, 10, 11, 12, 1.", "wrong": {"12 o'clock": "counted 8 itself as the first hour", "2 o'clock": "counted one hour too many", "3 o'clock": "subtracted 5 from 8"}},
          {"section": "C", "topic": "Comparing", "question": "Meena is taller than Ravi. Ravi is taller than Tara. Who is the shortest?", "options": ["Tara", "Ravi", "Meena"], "why": "Ravi is shorter than Meena, and Tara is shorter still.", "wrong": {"Ravi": "Ravi is taller than Tara", "Meena": "Meena is the tallest"}},
          {"section": "C", "topic": "Equal groups", "question": "There are 4 tricycles in a shop. Each has 3 wheels. Then 2 wheels break. How many wheels are not broken?", "options": ["10", "12", "5", "14"], "why": "4 × 3 = 12 wheels, and 12 − 2 = 10.", "wrong": {"12": "forgot the broken wheels", "5": "added 4 and 3, then subtracted 2", "14": "added the broken wheels"}}
        ]$json$::jsonb),
        (2, 3, 5, $json$[
          {"section": "A", "topic": "Subtraction", "question": "Farhan collects 407 stamps and gives 189 of them to his sister. How many does he keep?", "options": ["218", "228", "318", "382"], "why": "189 is 200 − 11. So 407 − 200 = 207, and 207 + 11 = 218.", "wrong": {"228": "forgot that a ten was borrowed", "318": "forgot that a hundred was borrowed", "382": "subtracted the smaller digit from the larger one each time"}},
          {"section": "A", "topic": "Fractions", "question": "Which of these fractions is the same as one half?", "options": ["3/6", "2/3", "1/4", "3/4"], "why": "Three out of six equal parts is one half.", "wrong": {"2/3": "added 1 to the numerator and the denominator", "1/4": "halved the half", "3/4": "added 2 to the numerator and the denominator"}},
          {"section": "A", "topic": "Grammar", "question": "Which sentence uses the correct verb?", "options": ["The box of crayons is on the shelf.", "The box of crayons are on the shelf.", "The boxes of crayons is on the shelf.", "The box of crayons were on the shelf."], "why": "We are talking about one box, so the verb is “is”.", "wrong": {"The box of crayons are on the shelf.": "matched the verb with “crayons” instead of “box”", "The boxes of crayons is on the shelf.": "“boxes” means more than one, so it needs “are”", "The box of crayons were on the shelf.": "“were” is used for more than one"}},
          {"section": "A", "topic": "Water", "question": "A puddle on a cement floor is gone by noon, though nobody wiped it. What happened to most of the water?", "options": ["It evaporated into the air.", "It melted into the floor.", "It condensed on the floor.", "It changed into oxygen gas."], "why": "The sun's warmth turned the water into vapour, which the air carried away.", "wrong": {"It melted into the floor.": "melting means that a solid becomes a liquid", "It condensed on the floor.": "condensing turns vapour into drops", "It changed into oxygen gas.": "the vapour is still water, not oxygen"}},
          {"section": "A", "topic": "Computer parts", "question": "Which of these is an output device?", "options": ["printer", "keyboard", "scanner", "microphone"], "why": "A printer puts the computer's output on paper.", "wrong": {"keyboard": "a keyboard is used to put letters in", "scanner": "a scanner puts a picture in, so it is an input device", "microphone": "a microphone is used to put sound in"}},
          {"section": "A", "topic": "Coding", "question": "In a code, CAT is written DBU. How is DOG written in that code?", "options": ["EPH", "CNF", "EPG", "GOD"], "why": "Each letter moves forward by one: D to E, O to P, G to H.", "wrong": {"CNF": "moved each letter back by one", "EPG": "left the last letter as it was", "GOD": "wrote the word backwards"}},
          {"section": "B", "topic": "Time", "question": "A bus leaves Pune at 9:45 am and reaches Mumbai at 1:20 pm. How long does the journey take?", "options": ["3 h 35 min", "4 h 35 min", "3 h 25 min", "4 h 25 min"], "why": "It is 15 minutes to 10 am, then 3 hours to 1 pm, then 20 minutes more.", "wrong": {"4 h 35 min": "counted 9:45 to 10 as a whole hour", "3 h 25 min": "counted 9:45 to 10 as 5 minutes", "4 h 25 min": "subtracted the smaller number of minutes from the larger"}},
          {"section": "B", "topic": "Perimeter", "question": "A garden is a rectangle 12 m long and 8 m wide. Fencing costs ₹50 per metre. How much does it cost to fence the whole garden?", "options": ["₹2,000", "₹1,000", "₹4,800", "₹1,600"], "why": "The perimeter is 12 + 8 + 12 + 8 = 40 m, and 40 × ₹50 = ₹2,000.", "wrong": {"₹1,000": "fenced one length and one width", "₹4,800": "used the area instead of the perimeter", "₹1,600": "left one of the short sides open"}},
          {"section": "C", "topic": "Number puzzles", "question": "Asha doubles a number, adds 6 and gets 30. What does she get from the same number if she adds 6 first and then doubles?", "options": ["36", "30", "24", "42"], "why": "Her number is 12: 12 × 2 + 6 = 30. Then 12 + 6 = 18 and 18 × 2 = 36.", "wrong": {"30": "thought that the order does not matter", "24": "only doubled the number", "42": "added 6 twice to the 30"}},
          {"section": "C", "topic": "Arrangements", "question": "Om, Nisha, Kabir, Lata and Farah stand in a row. Om is at one end and Kabir is in the middle. Lata is between these two, and Nisha is not at an end. Who is at the other end?", "options": ["Farah", "Lata", "Nisha", "Kabir"], "why": "Om, Lata and Kabir take three places from one end. Nisha must be next to Kabir, so Farah is at the other end.", "wrong": {"Lata": "Lata is between Om and Kabir", "Nisha": "Nisha is not at an end", "Kabir": "Kabir is in the middle"}}
        ]$json$::jsonb),
        (3, 6, 8, $json$[
          {"section": "A", "topic": "Integers", "question": "In Leh it is −7 °C at dawn. At noon it is 12 °C warmer than at dawn, and at night 9 °C colder than at noon. What is the temperature at night?", "options": ["−4 °C", "−10 °C", "10 °C", "4 °C"], "why": "−7 + 12 = 5 at noon, and 5 − 9 = −4.", "wrong": {"−10 °C": "mixed up warmer and colder", "10 °C": "started at 7 °C instead of −7 °C", "4 °C": "lost the minus sign in the last step"}},
          {"section": "A", "topic": "Per cent", "question": "A shirt is marked ₹800 and sold at 15% off. How much does the buyer pay?", "options": ["₹680", "₹785", "₹920", "₹120"], "why": "15% of 800 is 120, and 800 − 120 = 680.", "wrong": {"₹785": "subtracted ₹15 instead of 15%", "₹920": "added the discount", "₹120": "this is the discount"}},
          {"section": "A", "topic": "Voice", "question": "The gardener waters the plants every morning. Which sentence says the same in the passive voice?", "options": ["The plants are watered by the gardener every morning.", "The plants were watered by the gardener every morning.", "The plants are being watered by the gardener every morning.", "The plants have been watered by the gardener every morning."], "why": "The tense stays simple present: “waters” becomes “are watered”.", "wrong": {"The plants were watered by the gardener every morning.": "changed it to the past tense", "The plants are being watered by the gardener every morning.": "changed it to the present continuous", "The plants have been watered by the gardener every morning.": "changed it to the present perfect"}},
          {"section": "A", "topic": "Density", "question": "An ice cube floats in a glass and a pebble of the same size sinks. Which of these is the reason?", "options": ["Ice is less dense than water, the pebble is denser.", "Ice is colder than the water, the pebble is warmer.", "Ice is smoother than the pebble, so water lifts it.", "Ice is softer than the pebble, and soft things float."], "why": "An object floats if it weighs less than the same volume of water.", "wrong": {"Ice is colder than the water, the pebble is warmer.": "temperature does not decide whether it floats", "Ice is smoother than the pebble, so water lifts it.": "smoothness does not decide whether it floats", "Ice is softer than the pebble, and soft things float.": "hardness does not decide whether it floats"}},
          {"section": "A", "topic": "Number systems", "question": "Which decimal number is the binary number 10110?", "options": ["22", "13", "20", "44"], "why": "The 1s have the place values 16, 4 and 2, which add up to 22.", "wrong": {"13": "read the digits from right to left", "20": "left out the place value 2", "44": "took 2 as the value of the last place"}},
          {"section": "A", "topic": "India", "question": "Which of these states does the Tropic of Cancer pass through?", "options": ["Madhya Pradesh", "Himachal Pradesh", "Andhra Pradesh", "Arunachal Pradesh"], "why": "At about 23½° N the line crosses the middle of Madhya Pradesh.", "wrong": {"Himachal Pradesh": "Himachal Pradesh lies north of it, near 32° N", "Andhra Pradesh": "Andhra Pradesh lies far south of it, near 16° N", "Arunachal Pradesh": "Arunachal Pradesh lies north of it, near 28° N"}},
          {"section": "B", "topic": "Rates", "question": "One pump fills a tank in 6 hours, a second one in 12. Both work together. In how many hours do they fill the tank?", "options": ["4", "9", "18", "6"], "why": "In an hour they fill 1/6 + 1/12 = 1/4 of it, so it takes 4 hours.", "wrong": {"9": "took the average of the two", "18": "added the two times together", "6": "two pumps together must be faster than one"}},
          {"section": "B", "topic": "Scale", "question": "On a map of scale 1 : 50,000 two villages lie 6 cm apart. How far apart are they?", "options": ["3 km", "30 km", "300 m", "12 km"], "why": "6 × 50,000 cm = 300,000 cm, and 100,000 cm is 1 km.", "wrong": {"30 km": "used 10,000 cm as 1 km", "300 m": "used 1,000,000 cm as 1 km", "12 km": "counted 1 cm as 2 km instead of half a kilometre"}},
          {"section": "C", "topic": "Averages", "question": "The mean of five numbers is 18. One of them is removed, and the mean of the others is 16. Which number was removed?", "options": ["26", "2", "10", "34"], "why": "The five numbers add up to 90 and the four to 64. The difference is 26.", "wrong": {"2": "subtracted one mean from the other", "10": "multiplied the difference of the means by five", "34": "added the two means"}},
          {"section": "C", "topic": "Syllogisms", "question": "All roses are flowers. Some flowers fade quickly. Which of these must be true?", "options": ["Some things that fade are flowers.", "Some of the roses fade quickly.", "Every one of the flowers is a rose.", "No rose at all can fade quickly."], "why": "Flowers that fade quickly are among the things that fade.", "wrong": {"Some of the roses fade quickly.": "the flowers that fade need not be roses", "Every one of the flowers is a rose.": "reversed the first statement", "No rose at all can fade quickly.": "no statement says that roses do not fade"}}
        ]$json$::jsonb),
        (4, 9, 12, $json$[
          {"section": "A", "topic": "Algebra", "question": "Two positive numbers have the product 24, and their squares add up to 52. What is the sum of the two numbers?", "options": ["10", "2", "28", "76"], "why": "The square of the sum is 52 + 2 · 24 = 100.", "wrong": {"2": "subtracted the product twice: this is the difference", "28": "subtracted the product from 52", "76": "added the product to 52"}},
          {"section": "A", "topic": "Coordinate geometry", "question": "A line passes through (2, 3) and (6, 11). Where does it cut the y-axis?", "options": ["y = −1", "y = 2", "y = −9", "y = 1"], "why": "Its slope is 8/4 = 2, and 3 = 2 · 2 + c gives c = −1.", "wrong": {"y = 2": "this is the slope", "y = −9": "mixed the 6 of one point with the 3 of the other", "y = 1": "subtracted 3 from 4 instead of 4 from 3"}},
          {"section": "A", "topic": "Motion", "question": "A stone falls from rest and covers a distance d in the first second. Without air, how far does it fall during the next second?", "options": ["3d", "2d", "4d", "d"], "why": "After 2 s it has fallen 4d in all, of which d was in the first second.", "wrong": {"2d": "the speed doubles, but the distance grows more than that", "4d": "this is the distance of both seconds together", "d": "took the speed as constant"}},
          {"section": "A", "topic": "Moles", "question": "How many moles of water form when 4 g of hydrogen gas burns fully in oxygen (H = 1, O = 16)?", "options": ["2", "4", "1", "36"], "why": "4 g of H₂ is 2 mol, and each mole gives one mole of water.", "wrong": {"4": "took 1 g as a mole of hydrogen molecules", "1": "took 4 g as a mole of hydrogen molecules", "36": "gave the mass of water in grams"}},
          {"section": "A", "topic": "Heredity", "question": "A tall pea plant Tt is crossed with a short one tt. Which share of the offspring is expected to be short?", "options": ["1/2", "1/4", "0", "3/4"], "why": "Half of them get t from the tall parent, and all of them get t from the short one.", "wrong": {"1/4": "crossed Tt with Tt", "0": "made every plant tall", "3/4": "crossed Tt with Tt and took the tall ones"}},
          {"section": "A", "topic": "Conditionals", "question": "Which words complete the sentence: If the committee ___ in May, the hall would have been booked?", "options": ["had met", "met", "would meet", "has met"], "why": "For something that did not happen in the past, use the past perfect after “if”.", "wrong": {"met": "the simple past does not match “would have been”", "would meet": "“would” belongs in the other clause", "has met": "“has met” is for something that did happen"}},
          {"section": "B", "topic": "Compound interest", "question": "₹10,000 earns 10% a year, compounded yearly. How much interest is earned in 3 years?", "options": ["₹3,310", "₹3,000", "₹13,310", "₹2,100"], "why": "10,000 × 1.1³ = 13,310, of which ₹10,000 is the principal.", "wrong": {"₹3,000": "calculated simple interest", "₹13,310": "gave the whole amount instead of the interest", "₹2,100": "stopped after two years"}},
          {"section": "B", "topic": "Python", "question": "x = [1, 2, 3]\ny = x\ny.append(4)\nWhat is len(x) now?", "options": ["4", "3", "7", "1"], "why": "Both names refer to the same list, which has four elements now.", "wrong": {"3": "thought that y is a copy of x", "7": "counted x and y as two separate lists", "1": "gave the first element of the list"}},
          {"section": "C", "topic": "Probability", "question": "Two fair dice are thrown, and their sum is known to be at least 10. What is the probability that it is exactly 10?", "options": ["1/2", "1/12", "1/3", "1/6"], "why": "Of the 3 + 2 + 1 = 6 ways to reach 10, 11 or 12, three make 10.", "wrong": {"1/12": "ignored the condition that the sum is at least 10", "1/3": "took the three sums as equally likely", "1/6": "this is the probability of 10 or more"}},
          {"section": "C", "topic": "Counting", "question": "How many three-digit numbers have three different digits whose sum is odd?", "options": ["320", "324", "360", "260"], "why": "Three odd digits: 60 ways. One odd digit: 100 with it in front, 160 with an even digit other than 0 in front.", "wrong": {"324": "took half of all 648 numbers with different digits", "360": "allowed 0 as the first digit", "260": "left out numbers with three odd digits"}}
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
