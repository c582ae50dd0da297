import { allTenses, persons, type GrammarTab, type Verb } from '#machines/games/exercise.types.ts';
import type { CardData } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import {
  formsOf,
  isFormOf,
  nonFiniteProblems,
  referenceProblems,
  verbCardProblems,
  verbTableProblems,
} from '../support/conjugation.ts';
import { cards, grammarTabs, verbBook, verbs } from '../support/content-files.ts';

/** Cards, tables and columns of the reference that are right although the conjugator disagrees, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ir imperative nosotros': 'everybody says "vamos"; "vayamos" is only the subjunctive',
  'irse imperative nosotros': 'everybody says "vámonos"',
  'reírse imperative vosotros': 'the conjugator forgets the accent of "reíos"',
  'describir participle': 'the conjugator names the Argentine "descripto" beside "descrito"',
  ...Object.fromEntries(
    'costar deber doler encantar faltar gustar importar interesar significar'
      .split(' ')
      .flatMap((verb) => persons.slice(1).map((person) => `${verb} imperative ${person}`))
      .map((place) => [place, 'nobody is told to do this']),
  ),
};

const ofWeather = ['llover', 'nevar'];

const problems = {
  'the verb cards': verbCardProblems(cards.filter(({ category }) => category === 'verbs')),
  'the verb tables': verbTableProblems(verbs),
  'the tables of all verbs': verbTableProblems(verbBook),
  'their gerunds and participles': nonFiniteProblems(verbBook),
  'the tables of the grammar reference': referenceProblems(grammarTabs),
};

describe('the conjugator agrees with', () => {
  it.each(Object.entries(problems))('%s', (_, found) => {
    expect(found.filter((problem) => !exceptions[placeOf(problem)])).toEqual([]);
  });
});

it('every exception is needed', () => {
  const places = new Set(Object.values(problems).flat().map(placeOf));
  expect(Object.keys(exceptions).filter((place) => !places.has(place))).toEqual([]);
});

describe('the tables of all verbs', () => {
  const tableOf = (infinitive: string) => verbBook.find((verb) => verb.infinitive === infinitive);

  it('are those of the cards, in eight tenses and moods, with the forms of the built-in verbs', () => {
    const ofCards = cards.filter(({ category }) => category === 'verbs');
    const listed = verbBook.map(({ id, infinitive, translation }) => [id, infinitive, translation]);
    expect(listed.slice(0, ofCards.length)).toEqual(
      ofCards.map(({ id, spanish, english }) => [id, spanish, english]),
    );
    expect(ofCards).toHaveLength(150);
    const further = listed.slice(ofCards.length).map(([id]) => id);
    expect(further).toContain('course-llover');
    expect(further.every((id) => id?.startsWith('course-'))).toBe(true);
    for (const { conjugations } of verbBook) expect(Object.keys(conjugations)).toEqual(allTenses);
    for (const { infinitive, conjugations } of verbs)
      expect(tableOf(infinitive)?.conjugations).toMatchObject(conjugations);
  });

  it('lack only the forms that are not in use', () => {
    const lacking = verbBook.flatMap(({ infinitive, conjugations }) =>
      allTenses.flatMap((tense) => {
        const expected = tense === 'imperative' ? persons.slice(1) : persons;
        const missing = expected.filter((person) => conjugations[tense][person] === undefined);
        if (missing.length === 0 || ofWeather.includes(infinitive)) return [];
        return `${infinitive} ${tense}${missing.length === expected.length ? '' : ` ${missing.join(' ')}`}`;
      }),
    );
    const withoutCommands = lacking.filter((place) => place.endsWith(' imperative'));
    expect(
      withoutCommands
        .map((place) => place.replace(' imperative', ''))
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(
      'costar deber doler encantar faltar gustar haber importar interesar parecer poder significar soler'.split(
        ' ',
      ),
    );
    expect(lacking.filter((place) => !withoutCommands.includes(place))).toEqual([
      'soler preterite',
      'soler future',
      'soler conditional',
    ]);
  });

  it('have of the weather what it does', () => {
    for (const infinitive of ofWeather)
      for (const [tense, forms] of Object.entries(tableOf(infinitive)?.conjugations ?? {}))
        expect(Object.keys(forms), `${infinitive} ${tense}`).toEqual(tense === 'imperative' ? [] : ['el']);
  });

  it.each([
    ['escribir', 'participle'],
    ['proponer', 'present-yo preterite-yo future-yo imperative-tu participle'],
    ['recomendar', 'present-yo'],
    ['cruzar', 'preterite-yo'],
    ['llover', 'present-el'],
    ['buscar', 'preterite-yo'],
    ['leer', 'preterite-el gerund participle'],
    ['cerrar', 'present-yo presentSubjunctive-tu imperative-tu imperative-ellos'],
    ['dormir', 'preterite-el preterite-ellos presentSubjunctive-nosotros gerund'],
    ['ser', 'present-yo imperfect-nosotros imperative-tu'],
    ['irse', 'imperative-nosotros gerund'],
  ])('mark what is irregular in %s: %s', (infinitive, irregular) => {
    expect(tableOf(infinitive)?.irregular).toEqual(expect.arrayContaining(irregular.split(' ')));
  });

  it('mark nothing in a regular verb', () => {
    const regular = ['hablar', 'comer', 'vivir', 'levantarse', 'llamarse'];
    expect(regular.map((verb) => tableOf(verb)?.irregular)).toEqual(regular.map(() => []));
  });

  it.each([
    ['cerrar', 'present-nosotros preterite-yo imperfect-yo future-yo gerund'],
    ['dormir', 'present-vosotros preterite-yo participle perfect-yo'],
    ['buscar', 'present-yo preterite-el imperative-tu'],
    ['ser', 'future-yo perfect-el gerund participle imperative-vosotros'],
    ['ir', 'future-yo participle imperative-vosotros'],
  ])('mark nothing that is regular in %s: %s', (infinitive, regular) => {
    const irregular = tableOf(infinitive)?.irregular ?? [];
    expect(irregular.length).toBeGreaterThan(0);
    expect(regular.split(' ').filter((form) => irregular.includes(form))).toEqual([]);
  });

  it.each([
    [
      'levantarse',
      'imperative',
      'tu levántate, el levántese, nosotros levantémonos, vosotros levantaos, ellos levántense',
    ],
    [
      'vestirse',
      'imperative',
      'tu vístete, el vístase, nosotros vistámonos, vosotros vestíos, ellos vístanse',
    ],
    ['irse', 'imperative', 'tu vete, el váyase, nosotros vámonos, vosotros idos, ellos váyanse'],
    ['reírse', 'imperative', 'tu ríete, el ríase, nosotros riámonos, vosotros reíos, ellos ríanse'],
    [
      'darse cuenta',
      'imperative',
      'tu date cuenta, el dese cuenta, nosotros démonos cuenta, vosotros daos cuenta, ellos dense cuenta',
    ],
    ['poder', 'imperative', ''],
  ] as const)('of %s in the %s: %s', (infinitive, tense, forms) => {
    const table = Object.entries(tableOf(infinitive)?.conjugations[tense] ?? {});
    expect(table.map((entry) => entry.join(' ')).join(', ')).toBe(forms);
  });
});

describe('the check of verb cards', () => {
  it.each([
    ['hablar', 'Hablé'],
    ['hablar', 'No hables'],
    ['hablar', 'hablen'],
    ['hablar', 'háblame'],
    ['hablar', 'hablarte'],
    ['hablar', 'hablándoles'],
    ['decir', 'dime'],
    ['decir', 'Dígame'],
    ['decir', 'se lo dijimos'],
    ['decir', 'había dicho'],
    ['abrir', 'abiertas'],
    ['buscar', 'la estoy buscando'],
    ['doler', 'me duele'],
    ['levantarse', 'Me levanto'],
    ['levantarse', 'no te levantes'],
    ['levantarse', 'levántate'],
    ['levantarse', 'levántese'],
    ['levantarse', 'levantarme'],
    ['levantarse', 'levantándonos'],
    ['levantarse', 'os estáis levantando'],
    ['levantarse', 'levantar'],
    ['caerse', 'se me ha caído'],
    ['darse cuenta', 'me di cuenta'],
  ])('takes %s: %s', (infinitive, form) => {
    expect(isFormOf(infinitive, form)).toBe(true);
  });

  it.each([
    ['hablar', 'háblo'],
    ['hablar', 'hablame'],
    ['hablar', 'como'],
    ['hablar', 'yo hablo'],
    ['decir', 'dijieron'],
    ['decir', 'díme'],
    ['abrir', 'he abrido'],
    ['buscar', 'está busca'],
    ['buscar', 'soy buscando'],
    ['levantarse', 'me levantas'],
    ['levantarse', 'me está levantando'],
    ['levantarse', 'levantate'],
    ['levantarse', 'nos hemos levantados'],
    ['darse cuenta', 'me di'],
    ['darse cuenta', 'me da cuenta'],
  ])('does not take %s: %s', (infinitive, form) => {
    expect(isFormOf(infinitive, form)).toBe(false);
  });

  it('names the card, the form and the verb', () => {
    expect(verbCardProblems([verbCard('dormir', 'dormió')])).toEqual([
      'verbs-dormir: "dormió" is no form of "dormir"',
    ]);
    expect(verbCardProblems([verbCard('dormir')])).toEqual([]);
    expect(verbCardProblems([verbCard('dromir')])).toEqual([
      'verbs-dromir: the conjugator does not know "dromir"',
    ]);
  });

  it('knows every mood, tense and person', () => {
    const forms = formsOf('tener');
    const some = [
      'tener',
      'teniendo',
      'tenido',
      'tengo',
      'tuvisteis',
      'tendrían',
      'tuviésemos',
      'ten',
      'tenga',
      'tengan',
    ];
    expect(some.filter((form) => !forms.has(form))).toEqual([]);
    expect(forms.has('-')).toBe(false);
  });
});

describe('the check of verb tables', () => {
  const comer: Verb = {
    infinitive: 'comer',
    translation: 'to eat',
    conjugations: {
      present: {
        yo: 'como',
        tu: 'comes',
        el: 'come',
        nosotros: 'comemos',
        vosotros: 'coméis',
        ellos: 'comen',
      },
      preterite: {
        yo: 'comí',
        tu: 'comiste',
        el: 'comió',
        nosotros: 'comimos',
        vosotros: 'comisteis',
        ellos: 'comieron',
      },
    },
  };
  const { present, preterite } = comer.conjugations;

  it('names the verb, the tense, the person and the right form', () => {
    expect(verbTableProblems([comer])).toEqual([]);
    expect(
      verbTableProblems([{ ...comer, conjugations: { present, preterite: { ...preterite, el: 'comio' } } }]),
    ).toEqual(['comer preterite el: "comio" should be "comió"']);
    expect(
      verbTableProblems([{ ...comer, conjugations: { present: { ...present, vosotros: '' }, preterite } }]),
    ).toEqual(['comer present vosotros: "" should be "coméis"']);
  });

  it('tells the tenses apart', () => {
    expect(
      verbTableProblems([{ ...comer, conjugations: { present, preterite, imperfect: present } }]),
    ).toHaveLength(6);
  });

  it('knows only verbs that exist', () => {
    expect(verbTableProblems([{ ...comer, infinitive: 'comier' }])).toEqual([
      'comier present: the conjugator does not know it',
      'comier preterite: the conjugator does not know it',
    ]);
  });
  it('reads the tables of the reference, and not those without a tense', () => {
    const rows = [
      ['yo', 'como', 'vivo'],
      ['tú', 'comes', 'vives'],
      ['él', 'come', 'vive'],
      ['nosotros', 'comemos', 'vivemos'],
      ['vosotros', 'coméis', 'vivís'],
      ['ellos', 'comen', 'viven'],
    ];
    expect(referenceProblems([tab('present', rows)])).toEqual([
      'vivir present nosotros: "vivemos" should be "vivimos"',
    ]);
    expect(referenceProblems([tab('present', rows.slice(0, 5))])).toContain(
      'comer present ellos: "" should be "comen"',
    );
    expect(referenceProblems([tab(undefined, rows)])).toEqual([]);
  });
});

function placeOf(problem: string): string {
  return problem.slice(0, problem.indexOf(':'));
}

function verbCard(spanish: string, exampleForm?: string): CardData {
  const card = {
    id: `verbs-${spanish}`,
    spanish,
    english: 'to do',
    example: '',
    exampleTranslation: '',
    grammarTip: '',
  };
  return exampleForm === undefined ? card : { ...card, exampleForm };
}

function tab(tense: 'present' | undefined, rows: readonly (readonly string[])[]): GrammarTab {
  const columns = ['Person', '«comer»', 'vivir'].map((title) => ({ title, language: 'es' as const }));
  const table = { kind: 'table' as const, title: 'Models', columns, rows };
  const blocks = [tense === undefined ? table : { ...table, tense }];
  return {
    id: 'verbs',
    title: 'Verbs',
    sections: [],
    moreSections: [{ id: 'more', title: '', intro: '', blocks }],
  };
}
