import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_LENGTH,
  RETENTIONS,
} from '#machines/constants.ts';
import type {
  EmailValues,
  LoginValues,
  PasswordValues,
  RegisterValues,
  SettingsValues,
  TextSize,
  Theme,
} from '#machines/account/forms.ts';
import type { FieldErrors, Validated } from '#machines/parts/form.ts';
import {
  DAILY_GOALS,
  HOURS,
  isZoneName,
  nameProblem,
  REVIEW_BUTTONS,
  TEXT_SIZES,
  THEMES,
} from '#machines/account/preferences.rules.ts';
import { boolean, mixed, object, setLocale, string, ValidationError, type ObjectSchema } from 'yup';

setLocale({
  mixed: { required: 'Required', notNull: 'Required', defined: 'Required', default: 'Invalid input' },
});

const emailMessage = 'Please enter a valid email address';
const notOffered = 'Please choose one of these';
const passwordMessage = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

const name = nameField('Name');
const email = string().trim().defined().matches(/./, emailMessage).email(emailMessage);
const subscription = string().trim().required().max(EMAIL_MAX_LENGTH, emailMessage).email(emailMessage);
const password = string().defined().min(PASSWORD_MIN_LENGTH, passwordMessage);
const newPassword = password
  .transform((text: string) => text.normalize('NFC'))
  .test(
    'long',
    `Please choose a shorter password: at most ${PASSWORD_MAX_BYTES} characters, fewer with accents or emoji`,
    (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
  );

export const validateLogin = validator<LoginValues>(object({ email, password }));
export const validateRegistration = validator<RegisterValues>(object({ name, email, password: newPassword }));
export const validateEmail = validator<EmailValues>(object({ email }));
export const validateSubscription = validator<EmailValues>(object({ email: subscription }));
export const validatePassword = validator<PasswordValues>(object({ password: newPassword }));

export const validateSettings = validator<SettingsValues>(
  object({
    displayName: nameField('Display name'),
    timezone: string()
      .defined()
      .test('name', 'Please choose one of these timezones', (zone) => zone === '' || isZoneName(zone)),
    dailyGoal: string().defined().oneOf(DAILY_GOALS.map(String), 'Please choose one of these goals'),
    soundEffects: boolean().defined(),
    autoPlayAudio: boolean().defined(),
    notifications: boolean().defined(),
    dailyReminders: boolean().defined(),
    learningAchievements: boolean().defined(),
    newContentAlerts: boolean().defined(),
    retention: choice(RETENTIONS),
    reviewButtons: choice(REVIEW_BUTTONS),
    typedAnswers: boolean().defined(),
    vosotros: boolean().defined(),
    isListed: boolean().defined(),
    theme: mixed<Theme>().defined().oneOf(THEMES, notOffered),
    textSize: mixed<TextSize>().defined().oneOf(TEXT_SIZES, notOffered),
    reminderHour: choice(HOURS),
  }),
);

/** Normalizes form values or returns the first error of each field. */
export function validator<Values extends object>(schema: ObjectSchema<Values>) {
  return async (values: Partial<Values>): Promise<Validated<Values>> => {
    try {
      return { ok: true, values: (await schema.validate(values, { abortEarly: false })) as Values };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { ok: false, errors: firstMessages(error) as FieldErrors<Values> };
    }
  };
}

function firstMessages(error: ValidationError): Record<string, string> {
  return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
}

function choice(offered: readonly number[]) {
  return string().defined().oneOf(offered.map(String), notOffered);
}

/** Composes accents: é is one character however it was typed. */
function nameField(field: string) {
  const problems = {
    unprintable: `${field} must not contain line breaks or other control characters`,
    invisible: `${field} must not contain invisible characters: type it instead of pasting it`,
    short: `${field} must be at least ${NAME_MIN_LENGTH} characters long`,
    long: `${field} must be at most ${NAME_MAX_LENGTH} characters long`,
  };
  return Object.entries(problems).reduce(
    (schema, [problem, message]) => schema.test(problem, message, (text) => nameProblem(text) !== problem),
    string()
      .trim()
      .transform((text: unknown) => (typeof text === 'string' ? text.normalize('NFC') : text))
      .defined(),
  );
}
