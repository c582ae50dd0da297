export const difficultyLabels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

/** The features of an exam, for its setup. */
export const features: readonly string[] = [
  'Translation questions (Spanish to English)',
  'Vocabulary recognition (English to Spanish)',
  'Sentence completion',
  'Grammar-focused questions',
];

export const typeLabels = {
  match: 'Vocabulary',
  translate: 'Translation',
  sentence: 'Sentence completion',
  grammar: 'Grammar',
};

/** The message for each grade of an exam; «» mark Spanish. */
export const gradeMessages = {
  excellent: '«Excelente!» You have mastered this category!',
  strong: '«¡Muy bien!» Your Spanish skills are strong!',
  passed: '«¡Bien!» Keep practicing to improve further.',
  failed: 'Keep practicing! Review this category more for better results.',
};
