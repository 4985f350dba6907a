-- What a person typed, before it is kept: other people read it in lists, mails and on certificates. Spaces of every kind and
-- line breaks become one space; control signs, direction marks and signs that nobody sees go, so that no text reads
-- otherwise than it is. The two joiners stay where scripts of India need them. src/lib/storable-text.ts says the same.

create function private.clean_line(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select nullif(
    btrim(
      regexp_replace(
        regexp_replace(
          -- Default_Ignorable_Code_Point of Unicode without the joiners, the signs of annotations, and a note without a head.
          regexp_replace(
            p_text,
            '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
            '', 'g'
          ),
          -- A joiner that is not between two letters of Arabic or of a script of India, Devanagari to Sinhala.
          '(?<![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])',
          '', 'g'
        ),
        -- Cc, Z and the empty sign of Braille.
        '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+',
        ' ', 'g'
      )
    ),
    ''
  )
$$;
comment on function private.clean_line(text) is
  'A text that is on one line, as it is kept: single spaces, no control signs, no direction marks, nothing invisible but the joiners that a script needs. Null for a text of which nothing is left.';
revoke all on function private.clean_line(text) from public;

create function private.clean_note(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select nullif(
    btrim(
      regexp_replace(string_agg(coalesce(private.clean_line(l.line), ''), E'\n' order by l.n), '\n{3,}', E'\n\n', 'g'),
      E'\n'
    ),
    ''
  )
  from regexp_split_to_table(p_text, '\r\n|[\n\u000b\u000c\r\u0085\u2028\u2029]') with ordinality as l (line, n)
$$;
comment on function private.clean_note(text) is
  'A text of several lines, as it is kept: each as clean_line keeps it, at most one empty line between two. Null for a text of which nothing is left.';
revoke all on function private.clean_note(text) from public;
