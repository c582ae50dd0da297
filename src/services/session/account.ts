import type { SupabaseClient } from '@supabase/supabase-js';
import { watchAnswers } from './answers.ts';
import { supabase } from './supabase.ts';

const PATIENCE = 8000;

/** The client and the learner's credentials. */
export interface Account {
  client: SupabaseClient;
  authorization: string;
}

/**
 * Throws unless this learner is signed in, so that their data never reaches another account. Also throws
 * if the session isn't renewed soon, since the client itself tries for 30 s.
 */
export async function accountOf(learner: string): Promise<Account> {
  const client = await supabase();
  const { data } = await Promise.race([client.auth.getSession(), silence()]);
  if (data.session?.user.id !== learner) throw new Error('Someone else is signed in');
  return { client, authorization: `Bearer ${data.session.access_token}` };
}

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
