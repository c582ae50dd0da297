-- The course teaches words that stand in none of the ten categories: their ids begin with course-.
create or replace function public.is_card(value jsonb) returns boolean
  language sql immutable
return public.is_own_card(value) or (
  public.is_text(value, 1, 80) and value #>> '{}' ~ (
    '^(greetings|verbs|nouns|pronouns|grammar|adverbs|adjectives|numbers|food-drinks|time-days|course)'
    || '-[a-z0-9]+(-[a-z0-9]+)*$'
  )
);
