-- Strips invisible and direction-changing characters from names, since the leaderboard shows them. The
-- app rejects them with a message; this covers other clients. Joiners (200C, 200D) and tags (from E0020)
-- stay for Persian and emoji.
create function public.clear_name() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  invisible constant text := '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F'
    || '\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U0001BCA0-\U0001BCA3'
    || '\U0001D173-\U0001D17A\U000E0001]';
begin
  if new.display_name ~ invisible then
    new.display_name := btrim(regexp_replace(new.display_name, invisible, '', 'g'));
    if char_length(new.display_name) < 2 then new.display_name := 'Learner'; end if;
  end if;
  return new;
end
$$;

create trigger clear_name before insert or update of display_name on public.profiles
  for each row execute function public.clear_name();

revoke all on function public.clear_name from public, anon, authenticated;

update public.profiles set display_name = display_name where display_name ~ '[^ -~]';
