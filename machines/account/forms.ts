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

/** The settings form. `notifications` is the master switch of the next three. */
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
  reminderHour: string;
}

export type Theme = 'light' | 'dark' | 'system';
export type TextSize = 'normal' | 'large';
