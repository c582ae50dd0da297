import { kindOf } from '#machines/learning/forms.rules.ts';
import { withoutBrackets } from '#machines/learning/answer-text.rules.ts';
import { judgeTyped, verdictText } from '#machines/learning/judging.rules.ts';
import { expect, it } from 'vitest';
import { askedSentences, typedGapsOf } from '../support/judged-lines.ts';

const sentences = [...askedSentences.values()];
const gaps = sentences.flatMap(typedGapsOf);

/** A word as typed: without its article and its note. */
function typedOf(text: string): string {
  return withoutBrackets(text)
    .replace(/^(?:el|la|los|las) /, '')
    .replaceAll(/[¿?¡!]/g, '')
    .trim();
}

function articleOf(text: string): string {
  return /^(?:el|la|los|las) /.exec(text)?.[0] ?? '';
}

const regional = /\((?:[A-Z][a-z]+ ?(?:America)?(?:, )?)+\)$/;

it('accepts the regional words of its card in each gap where their gender and number are those of the card', () => {
  const refused = gaps.flatMap(({ sentence, card, key }) =>
    (card.alsoSpanish ?? [])
      .filter((text) => regional.test(text) && kindOf(card) === 'nouns')
      .filter((text) => articleOf(text) === articleOf(card.spanish))
      .filter((text) => judgeTyped(typedOf(text), key).judgement !== 'right')
      .map((text) => `${sentence.spanish}: ${text}`),
  );
  expect(gaps.length).toBeGreaterThan(2000);
  expect(refused).toEqual([]);
});

it('accepts no noun of another gender or number beside an article', () => {
  const accepted = gaps.flatMap(({ sentence, card, key }) =>
    (card.alsoSpanish ?? [])
      .filter((text) => articleOf(text) !== articleOf(card.spanish))
      .filter((text) => typedOf(text) !== typedOf(card.spanish))
      .filter(() => {
        const [own = ''] = key.accepted;
        const before = sentence.spanish.split(own)[0]?.trim().split(' ').at(-1)?.toLowerCase() ?? '';
        return /^(?:el|la|los|las|una?|un[oa]s|del|al|est[ae]|es[ae])$/.test(before);
      })
      .filter((text) => key.accepted.includes(typedOf(text)))
      .filter((text) => !(sentence.alsoSpanish ?? []).some((other) => other.includes(typedOf(text))))
      .map((text) => `${sentence.spanish}: ${text}`),
  );
  expect(accepted).toEqual([]);
});

it.each([
  ['Nuestro perro tiene una oreja blanca y otra negra.', 'oído'],
  ['¿Son ustedes de Chile?', 'vosotros'],
  ['Mi hija quiere una falda rosa.', 'rosado'],
  ['No sé quién es Julia.', 'no lo sé'],
  ['El café todavía no está listo.', 'inteligente'],
  ['¿Nos vemos mañana delante del museo?', 'hasta luego'],
  ['Mi primo se llama Hugo y es muy simpático.', 'prima'],
  ['Mi dormitorio es pequeño, pero tiene dos ventanas.', 'habitación'],
  ['Ellos son amigos, no hermanos.', 'Ellas'],
  ['Nadie opinó sobre el precio.', 'acerca de'],
  ['Perdón, ¿habla usted inglés?', 'lo siento'],
  ['Perdón, tenías razón: la tienda estaba cerrada.', 'Disculpe'],
  ['Puedes contar conmigo, de verdad.', 'decir'],
  ['Algunos días me levanto sin ganas de nada.', 'no hay de qué'],
  ['Éramos seis hermanos y teníamos un solo baño.', 'solamente'],
  ['Necesitamos una computadora nueva para la oficina.', 'un ordenador'],
  ['No hay agua en la cocina.', 'sobre'],
  ['Mi novia ya no fuma.', 'ahora'],
  ['¿Cómo se llama el chico?', 'Qué tal'],
])('«%s» does not accept “%s”', (spanish, typed) => {
  const own = gaps.filter(({ sentence }) => sentence.spanish === spanish);
  const verdicts = own.map(({ key }) => judgeTyped(typed, key).judgement);
  expect(new Set(verdicts)).toEqual(new Set(['wrong']));
});

it.each([
  ['Ellas también son de Bogotá.', 'Ellos'],
  ['Tu jugo tiene mucho azúcar.', 'zumo'],
  ['¿Quién es la esposa de Hugo?', 'mujer'],
  ['Perdón, ¿habla usted inglés?', 'Disculpe'],
  ['Perdón, no hablo español.', 'Perdona'],
  ['Hola, abuela, ¿cómo estás?', 'cómo está usted'],
  ['¿Qué hay encima de la cama?', 'en'],
  ['La nueva médica habla muy despacio.', 'lento'],
  ['Quisiera un café, por favor.', 'Quería'],
  ['Esperamos tres horas en urgencias.', 'la guardia'],
  ['Antes aquí no había rotonda.', 'óvalo'],
  ['¿Cómo es tu hermana?', 'su'],
  ['¿Tu abuela sabe usar la computadora?', 'el ordenador'],
  ['¿Qué es lo primero que haces al llegar a la oficina?', 'cuando llegas'],
  ['Deberíamos salir antes, por si acaso hay mucha gente.', 'por si'],
  ['¿Y qué hicieron ellos al día siguiente?', 'el día siguiente'],
  ['Ahí está la mesa grande.', 'Allí'],
  ['Ese autobús no va a la estación.', 'Aquel'],
  ['¿Cuántas personas viven en aquel edificio?', 'ese'],
  ['Hoy solo he desayunado una tostada con tomate.', 'solamente'],
  ['Hay una llave en la mesa.', 'sobre'],
  ['Durante la semana no bebo vino.', 'En'],
  ['La herida ya está seca y limpia.', 'ahora'],
  ['No tengo llave porque no vivo aquí.', 'ya que'],
])('«%s» accepts “%s”', (spanish, typed) => {
  const own = gaps.filter(({ sentence }) => sentence.spanish === spanish);
  expect(own.some(({ key }) => judgeTyped(typed, key).judgement === 'right')).toBe(true);
});

it('names the article that a regional word of the other gender needs', () => {
  const own = gaps.filter(({ sentence }) => sentence.spanish === '¿Tu abuela sabe usar la computadora?');
  const verdicts = own.map(({ key }) => judgeTyped('ordenador', key));
  expect(verdicts.map(verdictText)).toContain(
    'Right except for the missing article. «el ordenador»: masculine.',
  );
});

it('says that a word does not fit only where it would be accepted', () => {
  const stale = sentences.flatMap(({ unfit = [], ...sentence }) => {
    const accepted = new Set(
      typedGapsOf(sentence).flatMap(({ key }) => key.accepted.map((text) => text.toLowerCase())),
    );
    return unfit.filter((word) => !accepted.has(word)).map((word) => `${sentence.id}: ${word}`);
  });
  expect(stale).toEqual([]);
});
