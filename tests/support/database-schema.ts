import type { PGliteInterface } from '@electric-sql/pglite';

const query = `
  with grants as (
    select oid, string_agg(format('%s:%s', grantee::regrole, privilege_type), ' ' order by grantee::regrole::text, privilege_type) as acl
    from (
      select oid, (aclexplode(relacl)).* from pg_class union all
      select oid, (aclexplode(proacl)).* from pg_proc
    ) granted
    group by oid
  )
  select 'column' as kind, format('%s.%s', attrelid::regclass, attname) as name, concat_ws(' ', attnum,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attoptions, attacl, pg_get_expr(adbin, adrelid)) as told
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0
  union all select 'relation', oid::regclass::text, concat_ws(' ', relkind, relrowsecurity, reloptions, acl,
      case relkind when 'v' then pg_get_viewdef(oid) when 'i' then pg_get_indexdef(oid) end)
    from pg_class left join grants using (oid) where relnamespace = 'public'::regnamespace
  union all select 'constraint', conname, format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'policy', policyname, format('%s %s %s %s %s', tablename, cmd, roles, qual, with_check)
    from pg_policies where schemaname = 'public'
  union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', oid::regprocedure::text, concat_ws(' ', acl, pg_get_functiondef(oid))
    from pg_proc left join grants using (oid) where pronamespace = 'public'::regnamespace
  union all select 'migration', version, name from supabase_migrations.schema_migrations
  order by 1, 2, 3`;

/** A database's schema `public`: tables, functions, policies, triggers and privileges. */
export async function schemaOf(database: PGliteInterface): Promise<string[]> {
  const { rows } = await database.query<Record<'kind' | 'name' | 'told', string>>(query);
  return rows.map(({ kind, name, told }) => `${kind} ${name}: ${told}`);
}
