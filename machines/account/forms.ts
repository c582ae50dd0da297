/** What a validator answers: the values as they will be sent, or a message for each refused field. */
export type Validated<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors<Values> };

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export interface LoginValues {
  email: string;
  password: string;
}
export interface RegisterValues {
  name: string;
  email: string;
  password: string;
}
export interface EmailValues {
  email: string;
}
export interface PasswordValues {
  password: string;
}

/** The settings form as it stands, and as a validator returns it. `notifications` is the master of the three after it. */
export interface SettingsValues {
  displayName: string;
  timezone: string;
  dailyGoal: string;
  soundEffects: boolean;
  autoPlayAudio: boolean;
  notifications: boolean;
  dailyReminders: boolean;
  learningAchievements: boolean;
  newContentAlerts: boolean;
  retention: string;
  reviewButtons: string;
  typedAnswers: boolean;
  vosotros: boolean;
  isListed: boolean;
}

/** The values of a form that a guard has already found valid. */
export function valuesOf<Values>(validated: Validated<Values>): Values {
  if (!validated.ok) throw new Error('The form was not valid');
  return validated.values;
}
