import type { AllowedWords } from './spelling.ts';

/** Correct Spanish that the dictionary lacks. */
export const allowedSpanish: AllowedWords = {
  'first names and surnames': ['Díaz', 'Julia', 'Lucas', 'Neruda', 'Nora', 'Sofía', 'Tomás'],
  places: ['Atenas', 'Berlín', 'Bogotá', 'Cusco', 'Lisboa', 'Montevideo', 'Oaxaca'],
  'regional words; the cards name the region': [
    'aló',
    'banana',
    'chau',
    'clóset',
    'galletita',
    'guagua',
    'jitomate',
    'lapicera',
    'living',
    'omelette',
    'palta',
    'placard',
    'polera',
    'poroto',
    'subte',
    'tiquete',
  ],
  'forms that go with vos': ['cuidate', 'hablás'],
  'in the Academy dictionary': ['chao', 'sétimo', 'talvez'],
  'short forms of daily speech': ['boli', 'finde', 'peli'],
  'regular diminutives and superlatives': ['facilísimo', 'gatitos', 'llenísimo', 'rarísimo'],
  'regular forms with pronouns behind': ['cómpralo', 'córtame', 'lávatelas', 'póngame'],
};

/** Correct in the English of cards and exercises. */
export const allowedEnglish: AllowedWords = {
  'the usual spelling of words from French': ['café', 'puréed'],
  'the name of a tense': ['preterite'],
  'in every American dictionary but this one': ['Argentines', 'rainforest'],
  'a title that goes with a name': ['Doña'],
  'this app, its method and other programs': ['Anki', 'Camino', 'CSV', 'FSRS', 'leaderboard'],
  'who first measured forgetting': ['Ebbinghaus', 'Hermann'],
};

/** Correct in a further answer, which need not be American English. */
export const allowedAnswers: AllowedWords = {
  British: ['grey', 'neighbour', 'neighbourhood', 'nought', 'realise', 'theatre', 'yoghurt'],
  'from French': ['appétit', 'bon', 'fiancé', 'omelette'],
};

/** Words of other kinds that tips name. */
export const allowedInTips: AllowedWords = {
  'parts of words': ['ada', 'gue', 'gui', 'reu'],
  'a wrong form that the tip warns of, or one out of use': ['cincocientos', 'éste'],
  'words of other languages': ['octo', 'paysage'],
  'a painter': ['Frida', 'Kahlo'],
  'regional words; the tips name the region': ['birome', 'catire', 'esfero', 'mija', 'porotos', 'tenés'],
  'regular diminutives': ['abuelita', 'abuelito', 'cucharita', 'pobrecita', 'pobrecito', 'toallita'],
  'regular forms with pronouns behind': ['deshacerla', 'recuérdame', 'tomarle'],
};
