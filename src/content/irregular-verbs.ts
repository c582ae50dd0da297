/** Where a verb differs from regular ones. Six forms are separated by spaces. */
export interface IrregularVerb {
  /** The present subjunctive has the same stem. */
  yo?: string;
  present?: string;
  /** Six forms, or the stem of a preterite stressed like «tuve». */
  preterite?: string;
  imperfect?: string;
  /** The stem of the future and the conditional. */
  future?: string;
  subjunctive?: string;
  /** The command to «tú». */
  tu?: string;
  /** The command to «nosotros». */
  nosotros?: string;
  gerund?: string;
  participle?: string;
}

/** Verbs whose last stem vowel changes when stressed. */
export const stemChanges = {
  'e>ie':
    'arrepentir ascender atender atravesar calentar cerrar comenzar confesar contener convertir defender despertar detener divertir empezar encender encerrar entender hervir invertir mantener mentir negar nevar obtener pensar perder preferir prevenir querer recomendar referir requerir sentar sentir sugerir tender tener tropezar venir',
  'o>ue':
    'acordar acostar almorzar apostar aprobar colgar comprobar contar costar demostrar devolver doler dormir encontrar llover morder morir mostrar mover poder probar recordar remover renovar resolver rodar rogar soler soltar sonar soñar torcer volar volver',
  'u>ue': 'jugar',
  'e>i':
    'conseguir corregir decir despedir elegir impedir medir pedir perseguir rendir repetir seguir servir vestir',
  'i>í': 'confiar enviar esquiar prohibir variar',
  'u>ú': 'actuar continuar reunir',
} as const;

export const irregularVerbs: Readonly<Record<string, IrregularVerb>> = {
  ser: {
    present: 'soy eres es somos sois son',
    preterite: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'era eras era éramos erais eran',
    subjunctive: 'sea seas sea seamos seáis sean',
    tu: 'sé',
  },
  estar: {
    present: 'estoy estás está estamos estáis están',
    preterite: 'estuv',
    subjunctive: 'esté estés esté estemos estéis estén',
  },
  haber: {
    present: 'he has ha hemos habéis han',
    preterite: 'hub',
    future: 'habr',
    subjunctive: 'haya hayas haya hayamos hayáis hayan',
  },
  ir: {
    present: 'voy vas va vamos vais van',
    preterite: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'iba ibas iba íbamos ibais iban',
    subjunctive: 'vaya vayas vaya vayamos vayáis vayan',
    tu: 've',
    nosotros: 'vamos',
    gerund: 'yendo',
  },
  dar: {
    present: 'doy das da damos dais dan',
    preterite: 'di diste dio dimos disteis dieron',
    subjunctive: 'dé des dé demos deis den',
  },
  ver: {
    yo: 'veo',
    present: 'veo ves ve vemos veis ven',
    preterite: 'vi viste vio vimos visteis vieron',
    imperfect: 'veía veías veía veíamos veíais veían',
    participle: 'visto',
  },
  saber: { yo: 'sé', preterite: 'sup', future: 'sabr', subjunctive: 'sepa sepas sepa sepamos sepáis sepan' },
  poder: { preterite: 'pud', future: 'podr', gerund: 'pudiendo' },
  querer: { preterite: 'quis', future: 'querr' },
  tener: { yo: 'tengo', preterite: 'tuv', future: 'tendr', tu: 'ten' },
  detener: { yo: 'detengo', preterite: 'detuv', future: 'detendr', tu: 'detén' },
  obtener: { yo: 'obtengo', preterite: 'obtuv', future: 'obtendr', tu: 'obtén' },
  mantener: { yo: 'mantengo', preterite: 'mantuv', future: 'mantendr', tu: 'mantén' },
  venir: { yo: 'vengo', preterite: 'vin', future: 'vendr', tu: 'ven' },
  prevenir: { yo: 'prevengo', preterite: 'previn', future: 'prevendr', tu: 'prevén' },
  poner: { yo: 'pongo', preterite: 'pus', future: 'pondr', tu: 'pon', participle: 'puesto' },
  hacer: {
    yo: 'hago',
    preterite: 'hice hiciste hizo hicimos hicisteis hicieron',
    future: 'har',
    tu: 'haz',
    participle: 'hecho',
  },
  deshacer: {
    yo: 'deshago',
    preterite: 'deshice deshiciste deshizo deshicimos deshicisteis deshicieron',
    future: 'deshar',
    tu: 'deshaz',
    participle: 'deshecho',
  },
  contener: { yo: 'contengo', preterite: 'contuv', future: 'contendr', tu: 'contén' },
  caber: { yo: 'quepo', preterite: 'cup', future: 'cabr' },
  suponer: {
    yo: 'supongo',
    preterite: 'supus',
    future: 'supondr',
    tu: 'supón',
    participle: 'supuesto',
  },
  proponer: {
    yo: 'propongo',
    preterite: 'propus',
    future: 'propondr',
    tu: 'propón',
    participle: 'propuesto',
  },
  decir: { yo: 'digo', preterite: 'dij', future: 'dir', tu: 'di', participle: 'dicho' },
  salir: { yo: 'salgo', future: 'saldr', tu: 'sal' },
  valer: { yo: 'valgo', future: 'valdr' },
  traer: { yo: 'traigo', preterite: 'traj' },
  distraer: { yo: 'distraigo', preterite: 'distraj' },
  atraer: { yo: 'atraigo', preterite: 'atraj' },
  caer: { yo: 'caigo' },
  oír: { yo: 'oigo', present: 'oigo oyes oye oímos oís oyen' },
  reír: {
    present: 'río ríes ríe reímos reís ríen',
    preterite: 'reí reíste rio reímos reísteis rieron',
    subjunctive: 'ría rías ría riamos riais rían',
    gerund: 'riendo',
  },
  sonreír: {
    present: 'sonrío sonríes sonríe sonreímos sonreís sonríen',
    preterite: 'sonreí sonreíste sonrió sonreímos sonreísteis sonrieron',
    subjunctive: 'sonría sonrías sonría sonriamos sonriáis sonrían',
    gerund: 'sonriendo',
  },
  sustituir: {
    yo: 'sustituyo',
    present: 'sustituyo sustituyes sustituye sustituimos sustituís sustituyen',
    preterite: 'sustituí sustituiste sustituyó sustituimos sustituisteis sustituyeron',
    gerund: 'sustituyendo',
  },
  construir: {
    yo: 'construyo',
    present: 'construyo construyes construye construimos construís construyen',
    preterite: 'construí construiste construyó construimos construisteis construyeron',
    gerund: 'construyendo',
  },
  incluir: {
    yo: 'incluyo',
    present: 'incluyo incluyes incluye incluimos incluís incluyen',
    preterite: 'incluí incluiste incluyó incluimos incluisteis incluyeron',
    gerund: 'incluyendo',
  },
  freír: {
    present: 'frío fríes fríe freímos freís fríen',
    preterite: 'freí freíste frio freímos freísteis frieron',
    subjunctive: 'fría frías fría friamos friais frían',
    gerund: 'friendo',
    participle: 'frito',
  },
  conducir: { preterite: 'conduj' },
  producir: { preterite: 'produj' },
  destruir: {
    yo: 'destruyo',
    present: 'destruyo destruyes destruye destruimos destruís destruyen',
    preterite: 'destruí destruiste destruyó destruimos destruisteis destruyeron',
    gerund: 'destruyendo',
  },
  concluir: {
    yo: 'concluyo',
    present: 'concluyo concluyes concluye concluimos concluís concluyen',
    preterite: 'concluí concluiste concluyó concluimos concluisteis concluyeron',
    gerund: 'concluyendo',
  },
  huir: {
    yo: 'huyo',
    present: 'huyo huyes huye huimos huis huyen',
    preterite: 'hui huiste huyó huimos huisteis huyeron',
    gerund: 'huyendo',
  },
  oler: {
    present: 'huelo hueles huele olemos oléis huelen',
    subjunctive: 'huela huelas huela olamos oláis huelan',
    tu: 'huele',
  },
  reducir: { preterite: 'reduj' },
  traducir: { preterite: 'traduj' },
  andar: { preterite: 'anduv' },
  fiar: {
    present: 'fío fías fía fiamos fiais fían',
    preterite: 'fie fiaste fio fiamos fiasteis fiaron',
    subjunctive: 'fíe fíes fíe fiemos fieis fíen',
  },
  criar: {
    present: 'crío crías cría criamos criais crían',
    preterite: 'crie criaste crio criamos criasteis criaron',
    subjunctive: 'críe críes críe criemos crieis críen',
  },
  abrir: { participle: 'abierto' },
  descubrir: { participle: 'descubierto' },
  cubrir: { participle: 'cubierto' },
  escribir: { participle: 'escrito' },
  describir: { participle: 'descrito' },
  romper: { participle: 'roto' },
  morir: { participle: 'muerto' },
  volver: { participle: 'vuelto' },
  devolver: { participle: 'devuelto' },
  resolver: { participle: 'resuelto' },
  pudrir: { participle: 'podrido' },
};

/** Verbs without commands. */
export const withoutCommands =
  'costar deber doler encantar faltar gustar haber importar interesar llover nevar parecer poder significar soler';

/** Weather verbs, which have no subject. */
export const withoutSubject = 'llover nevar';

/** Tenses in which a verb isn't used. */
export const missingTenses: Readonly<Record<string, string>> = { soler: 'preterite future conditional' };
