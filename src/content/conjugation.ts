import {
  allTenses,
  persons,
  type Person,
  type AnyTense,
  type VerbForms,
  type VerbTable,
} from '#machines/games/exercise.types.ts';
import {
  irregularVerbs,
  missingTenses,
  stemChanges,
  withoutCommands,
  withoutSubject,
  type IrregularVerb,
} from './irregular-verbs.ts';

type Theme = 'a' | 'e' | 'i';

/** Six forms, in the order of the persons. */
type Forms = readonly string[];

interface Stems {
  infinitive: string;
  theme: Theme;
  plain: string;
  /** The stem if its last vowel is stressed: «duerm». */
  stressed: string;
  /** The stem of «durmió» and similar forms. */
  raised: string;
  irregular: IrregularVerb;
  join: (stem: string, ending: string, theme: Theme) => string;
}

const endings = {
  present: { a: 'o as a amos áis an', e: 'o es e emos éis en', i: 'o es e imos ís en' },
  preterite: {
    a: 'é aste ó amos asteis aron',
    e: 'í iste ió imos isteis ieron',
    i: 'í iste ió imos isteis ieron',
  },
  subjunctive: { a: 'e es e emos éis en', e: 'a as a amos áis an', i: 'a as a amos áis an' },
} as const;
const imperfectOfA = 'aba abas aba ábamos abais aban';
const conditional = 'ía ías ía íamos íais ían';
const future = 'é ás á emos éis án';
const strongPreterite = 'e iste o imos isteis ieron';
const auxiliary = 'he has ha hemos habéis han';
const reflexives = ['me', 'te', 'se', 'nos', 'os', 'se'];
const YO = 0;
const TU = 1;
const EL = 2;
const NOSOTROS = 3;
const VOSOTROS = 4;
const ELLOS = 5;

/** Every form of a verb, reflexive or with a complement such as «darse cuenta». */
export function conjugate(infinitive: string, translation: string): VerbTable {
  const forms = formsOf(infinitive, stemsOf);
  const pattern = formsOf(infinitive, patternOf);
  const irregular = [
    ...allTenses.flatMap((tense) =>
      persons
        .filter(
          (person, place) =>
            exists(infinitive, tense, person) && forms[tense][place] !== pattern[tense][place],
        )
        .map((person) => `${tense}-${person}`),
    ),
    ...(['gerund', 'participle'] as const).filter((form) => forms[form] !== pattern[form]),
  ];
  const tables = allTenses.map((tense): [AnyTense, Partial<VerbForms>] => [
    tense,
    Object.fromEntries(
      persons.flatMap((person, place) =>
        exists(infinitive, tense, person) ? [[person, forms[tense][place] ?? '']] : [],
      ),
    ),
  ]);
  return {
    infinitive,
    translation,
    gerund: forms.gerund,
    participle: forms.participle,
    conjugations: Object.fromEntries(tables) as VerbTable['conjugations'],
    irregular,
  };
}

/** Whether a form is in use. */
function exists(infinitive: string, tense: AnyTense, person: Person): boolean {
  if (includes(missingTenses[infinitive], tense)) return false;
  if (includes(withoutSubject, infinitive) && person !== 'el') return false;
  return tense !== 'imperative' || (person !== 'yo' && !includes(withoutCommands, infinitive));
}

function formsOf(
  infinitive: string,
  read: (verb: string) => Stems,
): Record<AnyTense, Forms> & { gerund: string; participle: string } {
  const [head = '', ...complement] = infinitive.split(' ');
  const isReflexive = head.endsWith('se');
  const stems = read(isReflexive ? head.slice(0, -2) : head);
  const whole = (form: string) => [form, ...complement].join(' ');
  const conjugated = (forms: Forms) =>
    forms.map((form, place) => whole(isReflexive ? `${reflexives[place]} ${form}` : form));
  const { irregular, plain, theme, join } = stems;
  const participle = irregular.participle ?? join(plain, theme === 'a' ? 'ado' : 'ido', theme);
  const gerund = irregular.gerund ?? join(stems.raised, theme === 'a' ? 'ando' : 'iendo', theme);
  const futureStem = irregular.future ?? stems.infinitive.replace('í', 'i');
  const present = presentOf(stems);
  const subjunctive = subjunctiveOf(stems, present);
  const commands = commandsOf(stems, present, subjunctive);
  return {
    gerund: whole(isReflexive ? attach(gerund, 'se') : gerund),
    participle: whole(participle),
    present: conjugated(present),
    preterite: conjugated(preteriteOf(stems)),
    imperfect: conjugated(imperfectOf(stems)),
    perfect: conjugated(six(auxiliary).map((form) => `${form} ${participle}`)),
    future: conjugated(six(future).map((ending) => futureStem + ending)),
    conditional: conjugated(six(conditional).map((ending) => futureStem + ending)),
    presentSubjunctive: conjugated(subjunctive),
    imperative: (isReflexive ? commands.map(reflexiveCommand) : commands).map(whole),
  };
}

function presentOf({ irregular, plain, stressed, theme, join }: Stems): Forms {
  if (irregular.present) return six(irregular.present);
  return six(endings.present[theme]).map((ending, place) =>
    place === YO && irregular.yo ? irregular.yo : join(isStressed(place) ? stressed : plain, ending, theme),
  );
}

function preteriteOf({ irregular: { preterite }, plain, raised, theme, join }: Stems): Forms {
  if (preterite?.includes(' ')) return six(preterite);
  if (preterite)
    return six(strongPreterite).map(
      (ending) => preterite + (preterite.endsWith('j') ? ending.replace('ie', 'e') : ending),
    );
  return six(endings.preterite[theme]).map((ending, place) =>
    join(place === EL || place === ELLOS ? raised : plain, ending, theme),
  );
}

function imperfectOf({ irregular: { imperfect }, plain, theme }: Stems): Forms {
  if (imperfect) return six(imperfect);
  return six(theme === 'a' ? imperfectOfA : conditional).map((ending) => plain + ending);
}

function subjunctiveOf(stems: Stems, [yo = '']: Forms): Forms {
  const { irregular, plain, stressed, raised, theme, join } = stems;
  if (irregular.subjunctive) return six(irregular.subjunctive);
  return six(endings.subjunctive[theme]).map((ending, place) => {
    if (irregular.yo) return yo.slice(0, -1) + ending;
    return join(isStressed(place) ? stressed : theme === 'i' ? raised : plain, ending, theme);
  });
}

/** Commands; there is none for `yo`. */
function commandsOf({ infinitive, irregular }: Stems, present: Forms, subjunctive: Forms): Forms {
  return persons.map((_person, place) => {
    if (place === TU) return irregular.tu ?? present[EL] ?? '';
    if (place === NOSOTROS && irregular.nosotros) return irregular.nosotros;
    return place === VOSOTROS ? infinitive.replace(/r$/, 'd') : (subjunctive[place] ?? '');
  });
}

function reflexiveCommand(command: string, place: number): string {
  if (command === 'id') return 'idos';
  const host =
    place === NOSOTROS
      ? command.slice(0, -1)
      : place === VOSOTROS
        ? command.slice(0, -1).replace(/i$/, 'í')
        : command;
  return place === VOSOTROS ? `${host}os` : attach(host, reflexives[place] ?? '');
}

/** A form with a pronoun attached, stressed where it was. */
function attach(form: string, pronoun: string): string {
  const vowels = [...form.replaceAll(/(?<=[gq])u(?=[eiéí])/g, 'w').matchAll(/[iu]?[aeoáéíóú][iu]?|[iu]+/g)];
  const stressed = vowels.at(-2);
  if (!stressed) return form.normalize('NFD').replaceAll('\u0301', '') + pronoun;
  if (/[áéíóú]/.test(form)) return form + pronoun;
  const at = stressed.index + stressed[0].search(/[aeo]|[iu]$/);
  return `${form.slice(0, at + 1)}\u0301${form.slice(at + 1)}${pronoun}`.normalize('NFC');
}

/** The regular stems. */
function patternOf(infinitive: string): Stems {
  const plain = infinitive.slice(0, -2);
  const theme = themeOf(infinitive);
  return {
    infinitive,
    theme,
    plain,
    stressed: plain,
    raised: plain,
    irregular: {},
    join: (stem, ending) => stem + ending,
  };
}

function stemsOf(infinitive: string): Stems {
  const pattern = patternOf(infinitive);
  const { plain, theme } = pattern;
  const [change = ''] = Object.entries(stemChanges).find(([, verbs]) => includes(verbs, infinitive)) ?? [];
  const [from = '', to = ''] = change.split('>');
  const raised = { e: 'i', o: 'u' }[from];
  return {
    ...pattern,
    stressed: withVowel(plain, from, to),
    raised: theme === 'i' && raised ? withVowel(plain, from, raised) : plain,
    irregular: irregularVerbs[infinitive] ?? {},
    join: joinAsSpoken,
  };
}

function withVowel(stem: string, from: string, to: string): string {
  const at = from === '' ? -1 : stem.lastIndexOf(from);
  return at < 0 ? stem : stem.slice(0, at) + to + stem.slice(at + from.length);
}

const beforeFront: Readonly<Record<string, string>> = { c: 'qu', gu: 'gü', g: 'gu', z: 'c' };
const beforeBack: Readonly<Record<string, string>> = { c: 'z', gu: 'g', g: 'j', qu: 'c' };

/** Joins stem and ending so that the stem sounds as in the infinitive: «busqué, conozco, cojo, leyó, leíste». */
function joinAsSpoken(stem: string, ending: string, theme: Theme): string {
  if (theme === 'a')
    return (
      (/^[eé]/.test(ending) ? stem.replace(/(c|gu|g|z)$/, (end) => beforeFront[end] ?? end) : stem) + ending
    );
  if (/^[aoáó]/.test(ending))
    return (
      (/[aeiou]c$/.test(stem)
        ? stem.replace(/c$/, 'zc')
        : stem.replace(/(c|gu|g|qu)$/, (end) => beforeBack[end] ?? end)) + ending
    );
  if (!/(^|[aeo])$/.test(stem)) return stem + ending;
  if (/^i[eoó]/.test(ending)) return `${stem}y${ending.slice(1)}`;
  return stem + (stem === '' ? ending : ending.replace(/^i/, 'í'));
}

function isStressed(place: number): boolean {
  return place !== NOSOTROS && place !== VOSOTROS;
}

function themeOf(infinitive: string): Theme {
  return infinitive.endsWith('ar') ? 'a' : infinitive.endsWith('er') ? 'e' : 'i';
}

function six(forms: string): string[] {
  return forms.split(' ');
}

function includes(words: string | undefined, word: string): boolean {
  return words?.split(' ').includes(word) ?? false;
}
