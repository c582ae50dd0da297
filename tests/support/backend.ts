import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBackend, type Backend, type BackendOptions } from '../../supabase/embedded/backend.ts';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { backendMiddleware } from '../../supabase/embedded/middleware.ts';

export const PASSWORD = 'secret-1';

export interface Learner {
  client: SupabaseClient;
  id: string;
  email: string;
}

export interface TestBackend extends Backend {
  /** `http://127.0.0.1:<port>`, for app and API. */
  origin: string;
  client(): SupabaseClient;
  /** Logs a new learner in. Stores `name` unvalidated. */
  register(name?: unknown): Promise<Learner>;
  linkTo(email: string): URL;
  /** The ids of the learner's facts in the account, sorted. */
  factsOf(learner: string): Promise<string[]>;
}

declare global {
  var sharedBackend: Promise<TestBackend> | undefined;
}

/** The embedded backend in memory, shared by this process's test files, each with learners of its own. */
export function sharedBackend(): Promise<TestBackend> {
  globalThis.sharedBackend ??= startBackend();
  return globalThis.sharedBackend;
}

/** Starts the embedded backend on a free port, in memory without `folder`. */
export async function startBackend(options: Omit<BackendOptions, 'origin'> = {}): Promise<TestBackend> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  // Node would close an idle connection just as a busy test uses it again.
  server.keepAliveTimeout = 0;
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const backend = await openBackend({ ...options, origin });
  const answer = backendMiddleware(backend);
  server.on('request', (request, response) => {
    answer(request, response, () => response.writeHead(404).end());
  });
  return {
    ...backend,
    origin,
    client: () => clientOf(origin),
    register: async (name = 'Lucía') => {
      const client = clientOf(origin);
      const email = freshEmail();
      const { data, error } = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { name } },
      });
      if (error ?? !data.user) throw error ?? new Error('No user');
      return { client, id: data.user.id, email };
    },
    linkTo: (email) => {
      const mail = backend.mailbox.mails().find(({ to }) => to === email);
      if (!mail) throw new Error(`No mail to ${email}`);
      return new URL(mail.link);
    },
    factsOf: async (learner) => {
      const { rows } = await backend.database.query<{ id: string }>(
        'select id from public.activity where learner_id = $1 order by id',
        [learner],
      );
      return rows.map(({ id }) => id);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

/** A client like the app's with its session in memory only; `send` can intercept requests. */
export function clientOf(origin: string, send: typeof fetch = fetch): SupabaseClient {
  return createClient(origin, PUBLISHABLE_KEY, {
    global: { fetch: send },
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Realtime is unused, but requires a WebSocket, which Node 20 lacks.
    realtime: { transport: EventTarget as unknown as typeof WebSocket },
  });
}

export function freshEmail(): string {
  return `learner-${crypto.randomUUID()}@example.com`;
}
