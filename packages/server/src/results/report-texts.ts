/** The texts of the report of a finished game, in the language of its table. */
import type { Language } from '@great-fire/protocol';

interface ReportTexts {
  readonly ended: string; // a title; {table}: the table's name
  readonly wins: (names: string) => string;
  readonly share: (names: string) => string;
  readonly points: (points: number) => string;
  readonly fiercest: (name: string, rival: string, houses: number) => string;
  readonly firefighter: (name: string, cones: number) => string;
  readonly hardestLoss: (name: string, points: number, district: string) => string;
}

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: {
    ended: '{table}: the fire is out',
    wins: (names) => `${names} wins.`,
    share: (names) => `${names} share the win.`,
    points: (points) => `${String(points)} VP`,
    fiercest: (name, rival, houses) =>
      `Fiercest rival: ${name} (houses of ${rival} burned: ${String(houses)})`,
    firefighter: (name, cones) => `Coolest head: ${name} (cones put out: ${String(cones)})`,
    hardestLoss: (name, points, district) =>
      `Hardest loss: ${name} (points lost in ${district}: ${String(points)})`,
  },
  de: {
    ended: '{table}: Das Feuer ist gelöscht',
    wins: (names) => `${names} gewinnt.`,
    share: (names) => `${names} teilen sich den Sieg.`,
    points: (points) => `${String(points)} SP`,
    fiercest: (name, rival, houses) =>
      `Schärfster Rivale: ${name} (verbrannte Häuser von ${rival}: ${String(houses)})`,
    firefighter: (name, cones) => `Kühlster Kopf: ${name} (gelöschte Kegel: ${String(cones)})`,
    hardestLoss: (name, points, district) =>
      `Schwerster Verlust: ${name} (verlorene Punkte in ${district}: ${String(points)})`,
  },
  fr: {
    ended: '{table}\u202f: le feu est éteint',
    wins: (names) => `Victoire\u202f: ${names}.`,
    share: (names) => `Victoire partagée\u202f: ${names}.`,
    points: (points) => `${String(points)} PV`,
    fiercest: (name, rival, houses) =>
      `Rivalité la plus vive\u202f: ${name} (maisons brûlées à ${rival}\u202f: ${String(houses)})`,
    firefighter: (name, cones) =>
      `Tête la plus froide\u202f: ${name} (cônes éteints\u202f: ${String(cones)})`,
    hardestLoss: (name, points, district) =>
      `Perte la plus dure\u202f: ${name} (points perdus à ${district}\u202f: ${String(points)})`,
  },
  es: {
    ended: '{table}: el fuego se ha apagado',
    wins: (names) => `Gana ${names}.`,
    share: (names) => `Victoria compartida: ${names}.`,
    points: (points) => `${String(points)} PV`,
    fiercest: (name, rival, houses) =>
      `Mayor rivalidad: ${name} (casas de ${rival} quemadas: ${String(houses)})`,
    firefighter: (name, cones) => `Cabeza más fría: ${name} (conos apagados: ${String(cones)})`,
    hardestLoss: (name, points, district) =>
      `Pérdida más dura: ${name} (puntos perdidos en ${district}: ${String(points)})`,
  },
  it: {
    ended: '{table}: il fuoco è spento',
    wins: (names) => `Vince ${names}.`,
    share: (names) => `Vittoria condivisa: ${names}.`,
    points: (points) => `${String(points)} PV`,
    fiercest: (name, rival, houses) =>
      `Rivalità più accesa: ${name} (case di ${rival} bruciate: ${String(houses)})`,
    firefighter: (name, cones) => `Sangue freddo: ${name} (coni spenti: ${String(cones)})`,
    hardestLoss: (name, points, district) =>
      `Perdita più pesante: ${name} (punti persi a ${district}: ${String(points)})`,
  },
};
