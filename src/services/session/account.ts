import type { SupabaseClient } from '@supabase/supabase-js';
import { watchAnswers } from './answers.ts';
import { supabase } from './supabase.ts';

const PATIENCE = 8000;

/** The client, and what proves to the service that it is this learner who asks. */
export interface Account {
  client: SupabaseClient;
  authorization: string;
}

/**
 * Throws if it is not this learner who is signed in, such as after a login in another tab: nothing of theirs reaches
 * another account. Throws, too, if their session cannot be renewed soon; the client itself tries for half a minute.
 */
export async function accountOf(learner: string): Promise<Account> {
  const client = await supabase();
  const { data } = await Promise.race([client.auth.getSession(), silence()]);
  if (data.session?.user.id !== learner) throw new Error('Someone else is signed in');
  return { client, authorization: `Bearer ${data.session.access_token}` };
}

/** Rejects when a request fails, after a while, and without a network at once. */
function silence(): Promise<never> {
  const isOnline = globalThis.navigator?.onLine ?? true;
  return new Promise((_resolve, reject) => {
    const end = () => {
      stop();
      reject(new Error(''));
    };
    const stop = watchAnswers((answer) => {
      if (answer === 'failed') end();
    });
    setTimeout(end, isOnline ? PATIENCE : 0);
  });
}
