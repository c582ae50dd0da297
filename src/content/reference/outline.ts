/** The tabs of the grammar reference and the titles of their sections; «» mark Spanish in titles. */
export const outline = [
  {
    id: 'nouns',
    title: 'Nouns',
    sections: [
      { id: 'gender', title: 'Gender' },
      { id: 'plural', title: 'Plural' },
    ],
  },
  {
    id: 'verbs',
    title: 'Verbs',
    sections: [
      { id: 'present-regular', title: 'Present tense: regular verbs' },
      { id: 'common-verbs', title: 'Common regular verbs' },
      { id: 'present-irregular', title: 'Present tense: «ser», «estar» and «ir»' },
      { id: 'present-changes', title: 'Present tense: verbs that change' },
      { id: 'ser-estar', title: '«Ser», «estar» and «hay»' },
      { id: 'constructions', title: 'Two verbs together' },
    ],
    moreSections: [
      { id: 'preterite', title: 'Preterite' },
      { id: 'imperfect', title: 'Imperfect' },
      { id: 'perfect', title: 'Present perfect and pluperfect' },
      { id: 'future', title: 'Future and conditional' },
      { id: 'commands', title: 'Commands' },
      { id: 'subjunctive', title: 'Present subjunctive' },
    ],
  },
  {
    id: 'pronouns',
    title: 'Pronouns',
    sections: [
      { id: 'subject', title: 'Subject pronouns' },
      { id: 'direct-object', title: 'Direct object pronouns' },
      { id: 'indirect-object', title: 'Indirect object pronouns and «gustar»' },
      { id: 'reflexive', title: 'Reflexive pronouns' },
      { id: 'possessives', title: 'Possessives' },
      { id: 'demonstratives', title: 'Demonstratives' },
      { id: 'questions', title: 'Questions and negation' },
      { id: 'relatives', title: 'Relatives and connectors' },
      { id: 'prepositions', title: 'Prepositions, «por» and «para»' },
      { id: 'accents', title: 'Sounds, stress and accents' },
    ],
  },
  {
    id: 'adjectives',
    title: 'Adjectives',
    sections: [
      { id: 'agreement', title: 'Agreement' },
      { id: 'placement', title: 'Placement' },
      { id: 'comparative', title: 'Comparative' },
      { id: 'superlative', title: 'Superlative' },
      { id: 'diminutives', title: 'Diminutives and exclamations' },
      { id: 'adverbs', title: 'Adverbs, «muy» and «mucho»' },
      { id: 'numbers', title: 'Numbers, time and dates' },
    ],
  },
] as const;
