export const difficultyLabels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

/** What an exam is made of, for its setup. */
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

/** What each grade of an exam is told; the Spanish stands in «». */
export const gradeMessages = {
  excellent: '«Excelente!» You have mastered this category!',
  strong: '«¡Muy bien!» Your Spanish skills are strong!',
  passed: '«¡Bien!» Keep practicing to improve further.',
  failed: 'Keep practicing! Review this category more for better results.',
};
