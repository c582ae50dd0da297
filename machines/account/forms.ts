/** A validator's answer: the values to send, or a message for each refused field. */
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

/** The contents of the settings form. `notifications` is the master switch of the three after it. */
export interface SettingsValues {
  displayName: string;
  /** IANA name; empty for the browser's. */
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
  theme: Theme;
  textSize: TextSize;
  /** The hour of the day, from 0 to 23. */
  reminderHour: string;
}

export type Theme = 'light' | 'dark' | 'system';
export type TextSize = 'normal' | 'large';

/** The values of a form that a guard has found valid. Throws for any other. */
export function valuesOf<Values>(validated: Validated<Values>): Values {
  if (!validated.ok) throw new Error('The form was not valid');
  return validated.values;
}
