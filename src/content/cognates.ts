/** Words that an English speaker understands without having met them. */
export const cognates: readonly string[] = [
  'animal animales chocolate doctor doctora error errores festival final general hospital hospitales hotel hoteles',
  'idea ideas mamá menú momento música no papá persona personas piano pizza plan planes problema problemas radio',
  'restaurante restaurantes sofá taxi taxis televisión tomate tomates universidad',
].flatMap((line) => line.split(' '));
