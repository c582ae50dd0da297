import type { AllowedWords } from './spelling.ts';

export const allowedSpanish: AllowedWords = {
  'first names and surnames': ['Díaz', 'Julia', 'Lucas', 'Tomás'],
  places: ['Atenas', 'Berlín', 'Bogotá', 'Cusco', 'Lisboa', 'Montevideo', 'Oaxaca'],
  'regional words; the cards name the region': [
    'aló',
    'banana',
    'básquet',
    'chau',
    'chompa',
    'clóset',
    'cuate',
    'cuates',
    'cubrebocas',
    'curita',
    'esfero',
    'galletita',
    'gripa',
    'guagua',
    'jitomate',
    'lapicera',
    'lavarropas',
    'living',
    'omelette',
    'palta',
    'parquear',
    'placard',
    'polera',
    'poroto',
    'pulóver',
    'subte',
    'tiquete',
    'tomacorriente',
  ],
  abbreviations: ['IA'],
  'forms that go with vos': ['cuidate', 'hablás'],
  'in the Academy dictionary': ['chao', 'odontóloga', 'odontólogo', 'reembolsos', 'sétimo', 'talvez'],
  'short forms of daily speech': ['boli', 'finde', 'peli'],
  'English words in daily speech': ['app', 'email', 'laptop', 'link', 'mail', 'mouse', 'ticket'],
  'regular diminutives and superlatives': [
    'amabilísimo',
    'arbolito',
    'cafecito',
    'carísima',
    'carísimo',
    'facilísimo',
    'florecita',
    'jovencísimo',
    'llenísimo',
    'pueblecito',
    'pueblito',
    'rarísimo',
    'ratoncito',
  ],
  'regular forms with pronouns behind': ['cómpralo', 'córtame', 'lávatelas', 'póngame'],
};

export const allowedEnglish: AllowedWords = {
  'the usual spelling of words from French': ['café', 'puréed'],
  'the name of a tense': ['preterite'],
  'in every American dictionary but this one': ['Argentines', 'rainforest'],
  'a title that goes with a name': ['Doña'],
  'this app, its method and other programs': [
    'Anki',
    'Camino',
    'CSV',
    'eSpeak',
    'espeak',
    'FSRS',
    'leaderboard',
    'macOS',
  ],
  'who first measured forgetting': ['Ebbinghaus', 'Hermann'],
};

export const allowedAnswers: AllowedWords = {
  British: [
    'centre',
    'colour',
    'cosy',
    'grey',
    'litre',
    'neighbour',
    'neighbourhood',
    'nought',
    'realise',
    'theatre',
    'yoghurt',
  ],
  'from French': ['appétit', 'bon', 'fiancé', 'omelette'],
};

export const allowedInTips: AllowedWords = {
  'parts of words': ['ada', 'gue', 'gui', 'reu'],
  'a wrong form that the tip warns of, or one out of use': ['cincocientos', 'éste'],
  names: ['Everest', 'Frida', 'Kahlo', 'Picasso'],
  'regional words; the tips name the region': ['birome', 'catire', 'mija', 'porotos', 'tenés'],
  'regular diminutives': ['abuelita', 'abuelito', 'cucharita', 'pobrecita', 'pobrecito', 'toallita'],
  'regular forms with pronouns behind': ['deshacerla', 'recuérdame', 'tomarle'],
};

export const allowedInEnglishOfTips: AllowedWords = { 'Latin and French': ['octo', 'paysage'] };

/** English words or sounds in tips that are Spanish words, too. */
export const englishInTips = new Set(
  `
  a active actual andes animal app are argentina art as ballet barrio be bit bite bread bus buses café
  can capital car case casual cause central chance chile chips cinema colombia color combine come comes
  compare compares complete curve dance date dates decides describes do doctor done email euros excuse expires
  false far figure files final fine force formal gas general grade grades gray green guerrilla has he
  her home hope hotel idea ideas in informal irregular is jersey lady laptop late light lights lime living local
  lose loses man material maya me mean medicine mine minutes miserable miss more natural no
  normal note oaxaca olive once particular paste personal piano place placed places plan planes plural plus
  precedes radio rain real red regular rice rival role rule rules sale seas sensible set
  sets sexes show shows simple single singular so sociable sports stand stands suave table tale
  taxis tea tell tells ten tense test ticket time times to toe toes too top tortilla tropical uruguay use uses
  usual venezuela vulgar yes
  e ha i o qu u y ye
`.match(/\S+/g),
);
