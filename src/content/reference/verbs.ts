import type { GrammarTab } from '#machines/games/exercise.types.ts';

// «» mark Spanish in English titles, texts and notes. Each column names the language of its cells.
export default {
  id: 'verbs',
  title: 'Verbs',
  sections: [
    {
      id: 'present-regular',
      title: 'Present tense: regular verbs',
      intro:
        'Take -ar, -er or -ir off the infinitive and add the ending of the person. The ending says who acts, so the pronoun is usually left out: «hablo» is "I speak".',
      blocks: [
        {
          kind: 'table',
          title: 'The endings',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '-ar', language: 'es' },
            { title: '-er', language: 'es' },
            { title: '-ir', language: 'es' },
          ],
          rows: [
            ['yo', '-o', '-o', '-o'],
            ['tú', '-as', '-es', '-es'],
            ['él, ella, usted', '-a', '-e', '-e'],
            ['nosotros, nosotras', '-amos', '-emos', '-imos'],
            ['vosotros, vosotras', '-áis', '-éis', '-ís'],
            ['ellos, ellas, ustedes', '-an', '-en', '-en'],
          ],
          note: '-er and -ir differ only with «nosotros» and «vosotros».',
        },
        {
          kind: 'table',
          title: 'Three models',
          tense: 'present',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«hablar»', language: 'es' },
            { title: '«comer»', language: 'es' },
            { title: '«vivir»', language: 'es' },
          ],
          rows: [
            ['yo', 'hablo', 'como', 'vivo'],
            ['tú', 'hablas', 'comes', 'vives'],
            ['él, ella, usted', 'habla', 'come', 'vive'],
            ['nosotros, nosotras', 'hablamos', 'comemos', 'vivimos'],
            ['vosotros, vosotras', 'habláis', 'coméis', 'vivís'],
            ['ellos, ellas, ustedes', 'hablan', 'comen', 'viven'],
          ],
          note: '«Vosotros» is used in most of Spain; Latin America says «ustedes» with the form of «ellos» instead.',
        },
        {
          kind: 'rule',
          title: 'What the present is used for',
          text: 'It tells what happens now or usually, and often what is planned. English "I am speaking" is «hablo» as well, or «estoy hablando» for this very moment.',
          examples: [
            { spanish: 'Vivimos en una casa pequeña.', english: 'We live in a small house.' },
            { spanish: '¿Qué comes?', english: 'What are you eating?' },
            {
              spanish: 'Mañana hablo con la directora.',
              english: 'Tomorrow I am speaking with the principal.',
            },
          ],
        },
      ],
    },
    {
      id: 'common-verbs',
      title: 'Common regular verbs',
      intro: 'In the present tense all of these follow the three models.',
      blocks: [
        {
          kind: 'list',
          title: '-ar, like «hablar»',
          items: [
            { spanish: 'trabajar', english: 'to work' },
            { spanish: 'estudiar', english: 'to study' },
            { spanish: 'comprar', english: 'to buy' },
            { spanish: 'necesitar', english: 'to need' },
            { spanish: 'llamar', english: 'to call' },
            { spanish: 'escuchar', english: 'to listen to' },
            { spanish: 'mirar', english: 'to look at, to watch' },
            { spanish: 'llegar', english: 'to arrive' },
            { spanish: 'viajar', english: 'to travel' },
            { spanish: 'cocinar', english: 'to cook' },
          ],
        },
        {
          kind: 'list',
          title: '-er, like «comer»',
          items: [
            { spanish: 'beber', english: 'to drink' },
            { spanish: 'aprender', english: 'to learn' },
            { spanish: 'comprender', english: 'to understand' },
            { spanish: 'leer', english: 'to read' },
            { spanish: 'creer', english: 'to believe' },
            { spanish: 'correr', english: 'to run' },
            { spanish: 'vender', english: 'to sell' },
            { spanish: 'deber', english: 'should, to owe' },
            { spanish: 'responder', english: 'to answer' },
            { spanish: 'romper', english: 'to break' },
          ],
        },
        {
          kind: 'list',
          title: '-ir, like «vivir»',
          items: [
            { spanish: 'escribir', english: 'to write' },
            { spanish: 'abrir', english: 'to open' },
            { spanish: 'recibir', english: 'to receive' },
            { spanish: 'subir', english: 'to go up' },
            { spanish: 'decidir', english: 'to decide' },
            { spanish: 'compartir', english: 'to share' },
            { spanish: 'asistir', english: 'to attend (with «a»)' },
            { spanish: 'permitir', english: 'to allow' },
            { spanish: 'describir', english: 'to describe' },
            { spanish: 'cumplir', english: 'to fulfill, to turn (an age)' },
          ],
        },
      ],
    },
    {
      id: 'present-irregular',
      title: 'Present tense: «ser», «estar» and «ir»',
      intro:
        'These three are among the most frequent verbs, and they follow no model. Learn them by heart first.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          tense: 'present',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«ser»', language: 'es' },
            { title: '«estar»', language: 'es' },
            { title: '«ir»', language: 'es' },
          ],
          rows: [
            ['yo', 'soy', 'estoy', 'voy'],
            ['tú', 'eres', 'estás', 'vas'],
            ['él, ella, usted', 'es', 'está', 'va'],
            ['nosotros, nosotras', 'somos', 'estamos', 'vamos'],
            ['vosotros, vosotras', 'sois', 'estáis', 'vais'],
            ['ellos, ellas, ustedes', 'son', 'están', 'van'],
          ],
        },
        {
          kind: 'rule',
          title: '«Ser»: what or who something is',
          text: 'Identity, profession, origin, material, lasting qualities, the time and the date.',
          examples: [
            { spanish: 'Soy enfermera.', english: 'I am a nurse.' },
            { spanish: 'Mis abuelos son de Chile.', english: 'My grandparents are from Chile.' },
            { spanish: 'La mesa es de madera.', english: 'The table is made of wood.' },
            { spanish: 'Son las tres.', english: "It is three o'clock." },
          ],
        },
        {
          kind: 'rule',
          title: '«Estar»: where or how something is',
          text: 'Places, health, moods and other states, and what is going on right now. Death is a state too: «está muerto».',
          examples: [
            { spanish: 'El baño está a la derecha.', english: 'The bathroom is on the right.' },
            { spanish: 'Estoy cansado.', english: 'I am tired. (a man speaking)' },
            { spanish: 'Están esperando el autobús.', english: 'They are waiting for the bus.' },
          ],
          exceptions: [
            { spanish: 'La fiesta es en mi casa.', english: 'The party is at my house. (events take «ser»)' },
          ],
        },
        {
          kind: 'rule',
          title: '«Ir»: going, and what will happen',
          text: 'A place takes «a». With «a» and an infinitive «ir» makes the everyday future.',
          examples: [
            { spanish: 'Vamos al mercado.', english: 'We are going to the market.' },
            { spanish: '¿Vas a llamar a tu madre?', english: 'Are you going to call your mother?' },
          ],
        },
      ],
    },
    {
      id: 'present-changes',
      title: 'Present tense: verbs that change',
      intro:
        'Many common verbs change their stem or their first person. The endings stay those of the regular verbs.',
      blocks: [
        {
          kind: 'table',
          title: 'Four stem changes',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«querer»', language: 'es' },
            { title: '«poder»', language: 'es' },
            { title: '«pedir»', language: 'es' },
            { title: '«jugar»', language: 'es' },
          ],
          rows: [
            ['yo', 'quiero', 'puedo', 'pido', 'juego'],
            ['tú', 'quieres', 'puedes', 'pides', 'juegas'],
            ['él, ella, usted', 'quiere', 'puede', 'pide', 'juega'],
            ['nosotros, nosotras', 'queremos', 'podemos', 'pedimos', 'jugamos'],
            ['vosotros, vosotras', 'queréis', 'podéis', 'pedís', 'jugáis'],
            ['ellos, ellas, ustedes', 'quieren', 'pueden', 'piden', 'juegan'],
          ],
          note: 'The vowel changes where it is stressed, so «nosotros» and «vosotros» keep that of the infinitive.',
        },
        {
          kind: 'rule',
          title: 'From e to ie',
          text: 'So do «empezar», «cerrar», «pensar», «entender», «perder», «preferir» and «sentir».',
          examples: [
            { spanish: 'Quiero un café.', english: 'I want a coffee.' },
            { spanish: '¿A qué hora empieza la clase?', english: 'What time does the class start?' },
            { spanish: 'Preferimos el tren.', english: 'We prefer the train. (no change)' },
          ],
        },
        {
          kind: 'rule',
          title: 'From o to ue',
          text: 'So do «volver», «dormir», «encontrar», «recordar», «costar», «contar» and «mover». «Jugar» is the only verb with u and ue.',
          examples: [
            { spanish: '¿Cuánto cuesta?', english: 'How much does it cost?' },
            { spanish: 'Duermo siete horas.', english: 'I sleep seven hours.' },
            { spanish: 'No encuentro mis llaves.', english: "I can't find my keys." },
          ],
        },
        {
          kind: 'rule',
          title: 'From e to i',
          text: 'Only -ir verbs do this: «pedir», «repetir», «servir», «seguir», «vestirse».',
          examples: [
            { spanish: 'Siempre pide lo mismo.', english: 'She always orders the same thing.' },
            { spanish: '¿Me repites tu nombre?', english: 'Will you repeat your name for me?' },
            { spanish: 'Me visto rápido.', english: 'I get dressed quickly.' },
          ],
        },
        {
          kind: 'table',
          title: 'First persons of their own',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: '«yo»', language: 'es' },
            { title: '«tú»', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['hacer', 'hago', 'haces', 'to do, to make'],
            ['poner', 'pongo', 'pones', 'to put'],
            ['salir', 'salgo', 'sales', 'to go out, to leave'],
            ['traer', 'traigo', 'traes', 'to bring'],
            ['oír', 'oigo', 'oyes', 'to hear'],
            ['tener', 'tengo', 'tienes', 'to have'],
            ['venir', 'vengo', 'vienes', 'to come'],
            ['decir', 'digo', 'dices', 'to say'],
            ['dar', 'doy', 'das', 'to give'],
            ['ver', 'veo', 'ves', 'to see'],
            ['saber', 'sé', 'sabes', 'to know'],
            ['conocer', 'conozco', 'conoces', 'to know, to be familiar with'],
          ],
          note: 'Verbs in -cer and -cir after a vowel mostly have -zco: «parezco», «conduzco». «Tener», «venir» and «decir» change their stem as well.',
        },
        {
          kind: 'rule',
          title: '«Saber» or «conocer»',
          text: '«Saber» is to know a fact, or how to do something. «Conocer» is to know a person, a place or a thing because one has met it.',
          examples: [
            { spanish: 'No sé dónde vive.', english: "I don't know where he lives." },
            { spanish: '¿Sabes nadar?', english: 'Can you swim?' },
            { spanish: 'Conozco a tu hermana.', english: 'I know your sister.' },
            { spanish: '¿Conoces Sevilla?', english: 'Have you been to Seville?' },
          ],
        },
      ],
    },
    {
      id: 'ser-estar',
      title: '«Ser», «estar» and «hay»',
      intro:
        'English "to be" has several translations. Ask what is being said: what, how or where something is, or that it exists.',
      blocks: [
        {
          kind: 'table',
          title: 'Which verb?',
          columns: [
            { title: 'What is said', language: 'en' },
            { title: 'Verb', language: 'es' },
            { title: 'Example', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['who or what', 'ser', 'Elena es arquitecta.', 'Elena is an architect.'],
            ['origin, material, owner', 'ser', 'El anillo es de oro.', 'The ring is made of gold.'],
            ['a quality', 'ser', 'Tu hermano es muy alto.', 'Your brother is very tall.'],
            ['the time, the day', 'ser', 'Hoy es jueves.', 'Today is Thursday.'],
            ['where an event is', 'ser', 'El concierto es en el parque.', 'The concert is in the park.'],
            [
              'where a person or thing is',
              'estar',
              'Las tazas están en la cocina.',
              'The cups are in the kitchen.',
            ],
            ['a state or a mood', 'estar', 'El café está frío.', 'The coffee is cold.'],
            ['what is going on', 'estar', 'Están comiendo.', 'They are eating.'],
            ['that something exists', 'hay', 'Hay dos ventanas.', 'There are two windows.'],
            ['the weather', 'hacer', 'Hace calor.', 'It is hot.'],
            ['age, hunger, cold', 'tener', 'Tengo sed.', 'I am thirsty.'],
          ],
        },
        {
          kind: 'rule',
          title: '«Hay» or «está»',
          text: '«Hay» brings in something new: it goes with «un», «una», numbers, «mucho» or a noun without article, and has one form for one and for several. «Está» and «están» place what is already known: with «el», «la», «mi» or a name.',
          examples: [
            { spanish: 'Hay un banco en esta calle.', english: 'There is a bank on this street.' },
            { spanish: 'El banco está en esta calle.', english: 'The bank is on this street.' },
            { spanish: '¿Hay tomates?', english: 'Are there any tomatoes?' },
            { spanish: '¿Dónde está Marta?', english: 'Where is Marta?' },
          ],
        },
        {
          kind: 'table',
          title: 'Two verbs, two meanings',
          columns: [
            { title: 'Adjective', language: 'es' },
            { title: 'With «ser»', language: 'en' },
            { title: 'With «estar»', language: 'en' },
          ],
          rows: [
            ['aburrido', 'boring', 'bored'],
            ['listo', 'clever', 'ready'],
            ['malo', 'bad', 'sick'],
            ['bueno', 'good, kind', 'tasty, in good condition'],
            ['rico', 'rich', 'delicious'],
            ['seguro', 'safe, reliable', 'sure'],
            ['verde', 'green', 'unripe'],
            ['vivo', 'lively, sharp', 'alive'],
          ],
          note: '«Estar malo» is "to be sick" above all in Spain; of food it is "to have gone bad" everywhere.',
        },
        {
          kind: 'rule',
          title: 'The weather',
          text: '«Hace» goes with nouns such as «frío», «calor», «sol» and «viento», so "very" is «mucho». «Está» goes with «nublado» and «soleado», «hay» with «niebla» and «nubes». Rain and snow are verbs.',
          examples: [
            { spanish: 'Hoy hace mucho frío.', english: 'It is very cold today.' },
            { spanish: 'Está nublado.', english: 'It is cloudy.' },
            { spanish: 'Hay niebla.', english: 'It is foggy.' },
            { spanish: 'Aquí llueve poco.', english: "It doesn't rain much here." },
          ],
        },
        {
          kind: 'rule',
          title: '«Tener»: what English says with "to be"',
          text: 'Hunger, thirst, cold, fear, luck and age are nouns that one has, so "very" is «mucho» or «mucha».',
          examples: [
            { spanish: 'Tengo mucha hambre.', english: 'I am very hungry.' },
            { spanish: '¿Tienes frío?', english: 'Are you cold?' },
            { spanish: 'Mi hija tiene ocho años.', english: 'My daughter is eight years old.' },
            { spanish: 'Tienes razón.', english: 'You are right.' },
          ],
        },
      ],
    },
    {
      id: 'constructions',
      title: 'Two verbs together',
      intro:
        'Only the first verb is conjugated. The second one is an infinitive or a gerund, the form in «-ndo».',
      blocks: [
        {
          kind: 'table',
          title: 'Verb and infinitive',
          columns: [
            { title: 'Pattern', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['ir a', 'to be going to', 'Voy a cocinar.', 'I am going to cook.'],
            ['tener que', 'to have to', 'Tengo que irme.', 'I have to leave.'],
            ['hay que', 'one has to', 'Hay que esperar.', 'You have to wait.'],
            ['deber', 'should, must', 'Debes descansar.', 'You should rest.'],
            ['poder', 'can, may', '¿Puedo entrar?', 'May I come in?'],
            ['saber', 'to know how to', 'Sé cocinar.', 'I know how to cook.'],
            ['querer', 'to want to', 'Quiere aprender.', 'He wants to learn.'],
            ['empezar a', 'to start', 'Empieza a llover.', 'It is starting to rain.'],
            ['acabar de', 'to have just', 'Acabo de llegar.', 'I have just arrived.'],
            ['volver a', 'to do again', 'Volvió a llamar.', 'She called again.'],
            ['dejar de', 'to stop', 'Dejó de nevar.', 'It stopped snowing.'],
            ['ponerse a', 'to start suddenly', 'Se puso a llorar.', 'She started to cry.'],
          ],
          note: 'Pronouns come before the first verb or are joined to the second: «lo tengo que hacer», «tengo que hacerlo».',
        },
        {
          kind: 'rule',
          title: 'Infinitive after a preposition',
          text: 'English has "-ing" after a preposition, Spanish the infinitive, never the gerund. «Al» and an infinitive is "on …-ing", or "when".',
          examples: [
            { spanish: 'Me ducho antes de desayunar.', english: 'I shower before having breakfast.' },
            { spanish: 'Estudio para aprobar.', english: 'I study to pass.' },
            { spanish: 'Salió sin decir nada.', english: 'He left without saying anything.' },
            { spanish: 'Al entrar, vi a Pedro.', english: 'When I came in, I saw Pedro.' },
          ],
        },
        {
          kind: 'table',
          title: 'The gerund',
          columns: [
            { title: 'Infinitive ends in', language: 'en' },
            { title: 'Infinitive', language: 'es' },
            { title: 'Gerund', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['-ar', 'hablar', 'hablando', 'speaking'],
            ['-er', 'comer', 'comiendo', 'eating'],
            ['-ir', 'vivir', 'viviendo', 'living'],
            ['-ir, with e to i', 'pedir', 'pidiendo', 'ordering'],
            ['-ir, with o to u', 'dormir', 'durmiendo', 'sleeping'],
            ['a vowel and -er or -ir', 'leer', 'leyendo', 'reading'],
          ],
          note: 'The gerund of «ir» is «yendo», that of «decir» «diciendo» and that of «poder» «pudiendo».',
        },
        {
          kind: 'rule',
          title: '«Estar» and the gerund',
          text: 'It says what is going on at a given moment, now or in the past. Plans take the plain present or «ir a», not this form.',
          examples: [
            { spanish: '¿Qué estás haciendo?', english: 'What are you doing?' },
            { spanish: 'Estaban cenando cuando llamé.', english: 'They were having dinner when I called.' },
          ],
          exceptions: [
            { spanish: 'Mañana salgo para Lima.', english: 'I am leaving for Lima tomorrow. (a plan)' },
          ],
        },
        {
          kind: 'rule',
          title: '«Seguir», «llevar» and «ir» with the gerund',
          text: '«Seguir» is to go on doing something. «Llevar» and a length of time says how long one has been doing it. «Ir» says that something happens little by little.',
          examples: [
            { spanish: 'Sigue lloviendo.', english: 'It is still raining.' },
            {
              spanish: 'Llevo un año estudiando español.',
              english: 'I have been studying Spanish for a year.',
            },
            { spanish: 'El agua va subiendo.', english: 'The water is slowly rising.' },
          ],
        },
        {
          kind: 'rule',
          title: 'How long: «desde hace», «hace … que»',
          text: 'What is still going on takes the present, where English has "have been". «Desde» names the start. With a preterite «hace» means "ago".',
          examples: [
            { spanish: 'Vivo aquí desde hace dos años.', english: 'I have lived here for two years.' },
            { spanish: 'Hace dos años que vivo aquí.', english: 'I have lived here for two years.' },
            { spanish: 'Trabajo aquí desde enero.', english: 'I have worked here since January.' },
            { spanish: 'Llegué hace dos años.', english: 'I arrived two years ago.' },
          ],
        },
      ],
    },
  ],
  moreSections: [
    {
      id: 'preterite',
      title: 'Preterite',
      intro:
        'The preterite tells what happened once, or a set number of times, and was over: «ayer», «el lunes», «en 2010».',
      blocks: [
        {
          kind: 'table',
          title: 'Regular verbs',
          tense: 'preterite',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«hablar»', language: 'es' },
            { title: '«comer»', language: 'es' },
            { title: '«vivir»', language: 'es' },
          ],
          rows: [
            ['yo', 'hablé', 'comí', 'viví'],
            ['tú', 'hablaste', 'comiste', 'viviste'],
            ['él, ella, usted', 'habló', 'comió', 'vivió'],
            ['nosotros, nosotras', 'hablamos', 'comimos', 'vivimos'],
            ['vosotros, vosotras', 'hablasteis', 'comisteis', 'vivisteis'],
            ['ellos, ellas, ustedes', 'hablaron', 'comieron', 'vivieron'],
          ],
          note: '-er and -ir share all endings. «Hablamos» and «vivimos» are present and preterite; the rest of the sentence tells which.',
        },
        {
          kind: 'table',
          title: '«Ser», «ir» and «estar»',
          tense: 'preterite',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«ser»', language: 'es' },
            { title: '«ir»', language: 'es' },
            { title: '«estar»', language: 'es' },
          ],
          rows: [
            ['yo', 'fui', 'fui', 'estuve'],
            ['tú', 'fuiste', 'fuiste', 'estuviste'],
            ['él, ella, usted', 'fue', 'fue', 'estuvo'],
            ['nosotros, nosotras', 'fuimos', 'fuimos', 'estuvimos'],
            ['vosotros, vosotras', 'fuisteis', 'fuisteis', 'estuvisteis'],
            ['ellos, ellas, ustedes', 'fueron', 'fueron', 'estuvieron'],
          ],
          note: '«Ser» and «ir» have the same preterite: «fue médico» is "he was a doctor", «fue al médico» is "he went to the doctor".',
        },
        {
          kind: 'table',
          title: '«Tener» and «hacer»',
          tense: 'preterite',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«tener»', language: 'es' },
            { title: '«hacer»', language: 'es' },
          ],
          rows: [
            ['yo', 'tuve', 'hice'],
            ['tú', 'tuviste', 'hiciste'],
            ['él, ella, usted', 'tuvo', 'hizo'],
            ['nosotros, nosotras', 'tuvimos', 'hicimos'],
            ['vosotros, vosotras', 'tuvisteis', 'hicisteis'],
            ['ellos, ellas, ustedes', 'tuvieron', 'hicieron'],
          ],
          note: 'These verbs have a new stem and endings without an accent. The c of «hice» becomes z in «hizo», to keep its sound before o.',
        },
        {
          kind: 'table',
          title: 'Other new stems',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: '«yo»', language: 'es' },
            { title: '«él», «ella»', language: 'es' },
            { title: '«ellos», «ellas»', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['decir', 'dije', 'dijo', 'dijeron', 'said'],
            ['poder', 'pude', 'pudo', 'pudieron', 'could, managed to'],
            ['poner', 'puse', 'puso', 'pusieron', 'put'],
            ['querer', 'quise', 'quiso', 'quisieron', 'wanted, tried to'],
            ['saber', 'supe', 'supo', 'supieron', 'knew, found out'],
            ['traer', 'traje', 'trajo', 'trajeron', 'brought'],
            ['venir', 'vine', 'vino', 'vinieron', 'came'],
            ['dar', 'di', 'dio', 'dieron', 'gave'],
            ['ver', 'vi', 'vio', 'vieron', 'saw'],
          ],
          note: 'After j the ending is -eron. «Dar» and «ver» have the endings of «comer», without accents.',
        },
        {
          kind: 'rule',
          title: 'Small changes',
          text: '-ir verbs that change in the present turn e to i and o to u in the third persons. Verbs in -car, -gar and -zar change their spelling before the «-é» of «yo». Between vowels i becomes y.',
          examples: [
            { spanish: 'Pidió una ensalada.', english: 'She ordered a salad.' },
            { spanish: 'Durmieron hasta tarde.', english: 'They slept late.' },
            {
              spanish: 'Llegué, busqué un taxi y empecé a llamar.',
              english: 'I arrived, looked for a taxi and started to call.',
            },
            { spanish: 'Leyó el mensaje.', english: 'He read the message.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Finished events',
          text: 'Use it for what moves a story on: first this happened, then that.',
          examples: [
            { spanish: 'Ayer comí con mi jefa.', english: 'Yesterday I had lunch with my boss.' },
            {
              spanish: 'Llegó, abrió la puerta y entró.',
              english: 'He arrived, opened the door, and went in.',
            },
            { spanish: 'Vivieron tres años en Quito.', english: 'They lived in Quito for three years.' },
          ],
        },
      ],
    },
    {
      id: 'imperfect',
      title: 'Imperfect',
      intro:
        'The imperfect tells how things were or what used to happen, without saying when it ended. English often has "was …-ing" or "used to".',
      blocks: [
        {
          kind: 'table',
          title: 'Regular verbs',
          tense: 'imperfect',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«hablar»', language: 'es' },
            { title: '«comer»', language: 'es' },
            { title: '«vivir»', language: 'es' },
          ],
          rows: [
            ['yo', 'hablaba', 'comía', 'vivía'],
            ['tú', 'hablabas', 'comías', 'vivías'],
            ['él, ella, usted', 'hablaba', 'comía', 'vivía'],
            ['nosotros, nosotras', 'hablábamos', 'comíamos', 'vivíamos'],
            ['vosotros, vosotras', 'hablabais', 'comíais', 'vivíais'],
            ['ellos, ellas, ustedes', 'hablaban', 'comían', 'vivían'],
          ],
          note: 'The forms of «yo» and «él» are the same, so the pronoun is often needed.',
        },
        {
          kind: 'table',
          title: '«Ser» and «ir»',
          tense: 'imperfect',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«ser»', language: 'es' },
            { title: '«ir»', language: 'es' },
          ],
          rows: [
            ['yo', 'era', 'iba'],
            ['tú', 'eras', 'ibas'],
            ['él, ella, usted', 'era', 'iba'],
            ['nosotros, nosotras', 'éramos', 'íbamos'],
            ['vosotros, vosotras', 'erais', 'ibais'],
            ['ellos, ellas, ustedes', 'eran', 'iban'],
          ],
          note: 'Only «ser», «ir» and «ver» («veía») are irregular in the imperfect.',
        },
        {
          kind: 'rule',
          title: 'Habits and background',
          text: 'Use it for what happened again and again, for descriptions, for age and for the time of day in the past.',
          examples: [
            {
              spanish: 'De niña comía mucho helado.',
              english: 'As a girl I used to eat a lot of ice cream.',
            },
            {
              spanish: 'La casa era vieja y tenía dos balcones.',
              english: 'The house was old and had two balconies.',
            },
            { spanish: 'Eran las once de la noche.', english: 'It was eleven at night.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Both in one sentence',
          text: 'The imperfect paints what was going on, the preterite what broke in.',
          examples: [
            {
              spanish: 'Yo hablaba por teléfono cuando llegó Luis.',
              english: 'I was talking on the phone when Luis arrived.',
            },
            {
              spanish: 'Íbamos a salir, pero empezó a llover.',
              english: 'We were going to leave, but it started to rain.',
            },
          ],
        },
      ],
    },
    {
      id: 'perfect',
      title: 'Present perfect and pluperfect',
      intro:
        '«Haber» is conjugated, and a participle follows that does not change. The first links the past to now; the second is the past before the past.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms, with «hablar»',
          columns: [
            { title: 'Person', language: 'es' },
            { title: 'Present perfect', language: 'es' },
            { title: 'Pluperfect', language: 'es' },
          ],
          rows: [
            ['yo', 'he hablado', 'había hablado'],
            ['tú', 'has hablado', 'habías hablado'],
            ['él, ella, usted', 'ha hablado', 'había hablado'],
            ['nosotros, nosotras', 'hemos hablado', 'habíamos hablado'],
            ['vosotros, vosotras', 'habéis hablado', 'habíais hablado'],
            ['ellos, ellas, ustedes', 'han hablado', 'habían hablado'],
          ],
          note: '-ar verbs have -ado, -er and -ir verbs have -ido: «comido», «vivido». After a, e or o it is «-ído»: «leído», «traído».',
        },
        {
          kind: 'table',
          title: 'Irregular participles',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: 'Participle', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['abrir', 'abierto', 'opened'],
            ['decir', 'dicho', 'said'],
            ['escribir', 'escrito', 'written'],
            ['hacer', 'hecho', 'done, made'],
            ['morir', 'muerto', 'died'],
            ['poner', 'puesto', 'put'],
            ['romper', 'roto', 'broken'],
            ['ver', 'visto', 'seen'],
            ['volver', 'vuelto', 'returned'],
          ],
          note: 'Their compounds follow them: «descubierto», «devuelto», «descrito».',
        },
        {
          kind: 'rule',
          title: 'The present perfect',
          text: 'It is for what has happened up to now: with «ya», «todavía no», «nunca», «alguna vez». Most of Spain also uses it for today and this week, where Latin America prefers the preterite.',
          examples: [
            { spanish: '¿Has estado en Perú?', english: 'Have you been to Peru?' },
            { spanish: 'Todavía no hemos comido.', english: "We haven't eaten yet." },
            { spanish: 'Hoy he dormido mal.', english: 'I slept badly today. (in Spain)' },
            { spanish: 'Hoy dormí mal.', english: 'I slept badly today. (in Latin America)' },
          ],
        },
        {
          kind: 'rule',
          title: 'Nothing comes between «haber» and the participle',
          text: '«No» and the pronouns stand before «haber», and adverbs before it or after the participle.',
          examples: [
            { spanish: 'No lo he visto.', english: "I haven't seen it." },
            { spanish: 'Ya se han ido.', english: 'They have already left.' },
          ],
        },
        {
          kind: 'rule',
          title: 'The pluperfect',
          text: 'It tells what had already happened when something else happened, as English "had" does.',
          examples: [
            {
              spanish: 'Cuando llegué, ya habían cenado.',
              english: 'When I arrived, they had already had dinner.',
            },
            { spanish: 'Nunca había visto el mar.', english: 'I had never seen the sea.' },
          ],
        },
      ],
    },
    {
      id: 'future',
      title: 'Future and conditional',
      intro: 'Both add their endings to the whole infinitive, and both have the same few irregular stems.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms, with «viajar»',
          columns: [
            { title: 'Person', language: 'es' },
            { title: 'Future', language: 'es' },
            { title: 'Conditional', language: 'es' },
          ],
          rows: [
            ['yo', 'viajaré', 'viajaría'],
            ['tú', 'viajarás', 'viajarías'],
            ['él, ella, usted', 'viajará', 'viajaría'],
            ['nosotros, nosotras', 'viajaremos', 'viajaríamos'],
            ['vosotros, vosotras', 'viajaréis', 'viajaríais'],
            ['ellos, ellas, ustedes', 'viajarán', 'viajarían'],
          ],
          note: 'Verbs in -er and -ir take the same endings: «comeré», «viviría».',
        },
        {
          kind: 'table',
          title: 'Irregular stems',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: 'Future', language: 'es' },
            { title: 'Conditional', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['decir', 'diré', 'diría', 'to say'],
            ['haber', 'habrá', 'habría', 'there will be, there would be'],
            ['hacer', 'haré', 'haría', 'to do, to make'],
            ['poder', 'podré', 'podría', 'to be able to'],
            ['poner', 'pondré', 'pondría', 'to put'],
            ['querer', 'querré', 'querría', 'to want'],
            ['saber', 'sabré', 'sabría', 'to know'],
            ['salir', 'saldré', 'saldría', 'to go out'],
            ['tener', 'tendré', 'tendría', 'to have'],
            ['venir', 'vendré', 'vendría', 'to come'],
          ],
          note: 'Their compounds follow them, and so do «caber» and «valer»: «cabré», «valdré».',
        },
        {
          kind: 'rule',
          title: 'What the future is used for',
          text: 'It makes predictions and promises; plans are more often told with «ir a» and an infinitive. It also guesses at what is true now.',
          examples: [
            { spanish: 'Mañana lloverá en el norte.', english: 'Tomorrow it will rain in the north.' },
            { spanish: 'Te llamaré, lo prometo.', english: 'I will call you, I promise.' },
            { spanish: '¿Dónde estará Marta?', english: 'I wonder where Marta is.' },
          ],
        },
        {
          kind: 'rule',
          title: 'What the conditional is used for',
          text: 'It is English "would": for polite requests, wishes, advice, and what would happen.',
          examples: [
            { spanish: 'Me gustaría reservar una mesa.', english: 'I would like to reserve a table.' },
            { spanish: '¿Podría ayudarme?', english: 'Could you help me?' },
            { spanish: 'Yo que tú, hablaría con ella.', english: 'If I were you, I would talk to her.' },
          ],
        },
        {
          kind: 'rule',
          title: 'The future seen from the past',
          text: 'What was still to come is in the conditional.',
          examples: [
            { spanish: 'Dijo que vendría a las ocho.', english: 'He said he would come at eight.' },
            { spanish: 'Sabía que ganarías.', english: 'I knew you would win.' },
          ],
        },
      ],
    },
    {
      id: 'commands',
      title: 'Commands',
      intro:
        'There is a form for each "you". Affirmative commands to «tú» and «vosotros» have forms of their own; all others are forms of the subjunctive.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms, with «hablar»',
          columns: [
            { title: 'Person', language: 'es' },
            { title: 'Affirmative', language: 'es' },
            { title: 'Negative', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['tú', 'habla', 'no hables', "speak, don't speak"],
            ['usted', 'hable', 'no hable', "speak, don't speak"],
            ['nosotros, nosotras', 'hablemos', 'no hablemos', "let's speak, let's not speak"],
            ['vosotros, vosotras', 'hablad', 'no habléis', "speak, don't speak (in Spain)"],
            ['ustedes', 'hablen', 'no hablen', "speak, don't speak"],
          ],
          note: 'With -er and -ir the vowel is the other one: «come, no comas», «coma», «coman»; «vive, no vivas», «viva», «vivan». "Let\'s go" is «vamos».',
        },
        {
          kind: 'table',
          title: 'Short commands to «tú»',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: 'Affirmative', language: 'es' },
            { title: 'Negative', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['decir', 'di', 'no digas', 'say, tell'],
            ['hacer', 'haz', 'no hagas', 'do, make'],
            ['ir', 've', 'no vayas', 'go'],
            ['poner', 'pon', 'no pongas', 'put'],
            ['salir', 'sal', 'no salgas', 'go out, leave'],
            ['ser', 'sé', 'no seas', 'be'],
            ['tener', 'ten', 'no tengas', 'have'],
            ['venir', 'ven', 'no vengas', 'come'],
          ],
        },
        {
          kind: 'rule',
          title: 'Where the pronouns go',
          text: 'They are joined to an affirmative command, often with an accent to keep the stress, and stand before a negative one. Before «nos» an -s is dropped, before «os» a -d: «sentémonos», «sentaos».',
          examples: [
            { spanish: 'Siéntate, por favor.', english: 'Sit down, please.' },
            { spanish: 'Dime la verdad.', english: 'Tell me the truth.' },
            { spanish: 'No te preocupes.', english: "Don't worry." },
            { spanish: 'No se lo digas.', english: "Don't tell him." },
          ],
        },
        {
          kind: 'rule',
          title: 'Softer than a command',
          text: 'A question in the present, or with «poder», is the usual way to ask for something.',
          examples: [
            { spanish: '¿Me pasas la sal?', english: 'Will you pass me the salt?' },
            { spanish: '¿Puedes cerrar la puerta?', english: 'Can you close the door?' },
            { spanish: '¿Podría repetirlo?', english: 'Could you repeat that?' },
          ],
        },
      ],
    },
    {
      id: 'subjunctive',
      title: 'Present subjunctive',
      intro:
        'The indicative states what is so. The subjunctive stands, mostly after «que», for what is wished, felt, doubted or still to come.',
      blocks: [
        {
          kind: 'table',
          title: 'Regular forms',
          columns: [
            { title: 'Person', language: 'es' },
            { title: '«hablar»', language: 'es' },
            { title: '«comer»', language: 'es' },
            { title: '«vivir»', language: 'es' },
          ],
          rows: [
            ['yo', 'hable', 'coma', 'viva'],
            ['tú', 'hables', 'comas', 'vivas'],
            ['él, ella, usted', 'hable', 'coma', 'viva'],
            ['nosotros, nosotras', 'hablemos', 'comamos', 'vivamos'],
            ['vosotros, vosotras', 'habléis', 'comáis', 'viváis'],
            ['ellos, ellas, ustedes', 'hablen', 'coman', 'vivan'],
          ],
          note: 'Take the present of «yo», drop the -o and swap the vowels: e for -ar verbs, a for the others. So «tengo» gives «tenga», «hago» «haga», «conozco» «conozca».',
        },
        {
          kind: 'table',
          title: 'Forms to learn',
          columns: [
            { title: 'Infinitive', language: 'es' },
            { title: '«yo»', language: 'es' },
            { title: '«nosotros»', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['ser', 'sea', 'seamos', 'to be'],
            ['estar', 'esté', 'estemos', 'to be'],
            ['ir', 'vaya', 'vayamos', 'to go'],
            ['haber', 'haya', 'hayamos', 'to have (helping verb)'],
            ['saber', 'sepa', 'sepamos', 'to know'],
            ['dar', 'dé', 'demos', 'to give'],
            ['poder', 'pueda', 'podamos', 'to be able to'],
            ['pedir', 'pida', 'pidamos', 'to ask for'],
            ['dormir', 'duerma', 'durmamos', 'to sleep'],
          ],
          note: 'Verbs in -car, -gar and -zar change their spelling to keep the sound: «busque», «llegue», «empiece».',
        },
        {
          kind: 'rule',
          title: 'Wishes and requests',
          text: 'A wish about what somebody else does takes «que» and the subjunctive: after «querer», «esperar», «pedir» and «ojalá».',
          examples: [
            { spanish: 'Quiero que vengas conmigo.', english: 'I want you to come with me.' },
            { spanish: 'Espero que estés bien.', english: 'I hope you are well.' },
            { spanish: 'Ojalá haga sol mañana.', english: 'I hope it is sunny tomorrow.' },
          ],
          exceptions: [
            { spanish: 'Quiero ir contigo.', english: 'I want to go with you. (one subject: infinitive)' },
          ],
        },
        {
          kind: 'rule',
          title: 'Requests passed on',
          text: 'What somebody is told to do follows «decir que» or «pedir que» in the subjunctive; after a past verb in the imperfect subjunctive, which has the stem of «hablaron» or «vinieron» and -ra.',
          examples: [
            { spanish: 'Dice que la llames.', english: 'She says that you should call her.' },
            { spanish: 'Nos pide que no fumemos.', english: 'He is asking us not to smoke.' },
            { spanish: 'Me pidió que viniera.', english: 'He asked me to come.' },
          ],
          exceptions: [
            {
              spanish: 'Dice que la llamas mucho.',
              english: 'She says that you call her a lot. (a statement: indicative)',
            },
          ],
        },
        {
          kind: 'rule',
          title: 'Feelings and judgments',
          text: 'What one feels about something, or thinks of it, takes the subjunctive, even if it is a fact.',
          examples: [
            { spanish: 'Me alegro de que estés aquí.', english: 'I am glad that you are here.' },
            { spanish: 'Es una pena que no puedas venir.', english: "It is a shame that you can't come." },
            { spanish: 'Es importante que descanses.', english: 'It is important that you rest.' },
          ],
          exceptions: [
            {
              spanish: 'Es verdad que trabaja mucho.',
              english: 'It is true that she works a lot. (a statement: indicative)',
            },
          ],
        },
        {
          kind: 'rule',
          title: 'Doubt and denial',
          text: '«Creer que» takes the indicative, «no creer que» the subjunctive. «Quizás» takes either.',
          examples: [
            { spanish: 'No creo que llueva.', english: "I don't think it will rain." },
            { spanish: 'Es posible que tengan razón.', english: 'They may be right.' },
            { spanish: 'Quizás vaya con ellos.', english: 'Maybe I will go with them.' },
          ],
          exceptions: [{ spanish: 'Creo que va a llover.', english: 'I think it is going to rain.' }],
        },
        {
          kind: 'rule',
          title: 'What has not happened yet',
          text: 'After «cuando», «hasta que» and «en cuanto» the future is in the subjunctive; what is usual or past is not. «Para que» and «antes de que» always take it.',
          examples: [
            { spanish: 'Cuando llegues, llámame.', english: 'When you arrive, call me.' },
            {
              spanish: 'Te lo explico para que lo entiendas.',
              english: "I'll explain it to you so that you understand it.",
            },
          ],
          exceptions: [
            { spanish: 'Cuando llego a casa, descanso.', english: 'When I get home, I rest. (every day)' },
          ],
        },
        {
          kind: 'rule',
          title: 'What may not exist',
          text: 'A person or thing that one is only looking for, or denies, takes the subjunctive after «que».',
          examples: [
            {
              spanish: 'Busco un apartamento que tenga balcón.',
              english: 'I am looking for an apartment that has a balcony.',
            },
            { spanish: 'No hay nadie que lo sepa.', english: 'There is nobody who knows it.' },
          ],
          exceptions: [
            {
              spanish: 'Tengo un apartamento que tiene balcón.',
              english: 'I have an apartment that has a balcony. (it exists: indicative)',
            },
          ],
        },
      ],
    },
  ],
} satisfies GrammarTab;
