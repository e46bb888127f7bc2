import type { dealFairness as english } from '../en/deal-fairness';
import type { GermanMessages } from '../../message-types';

export const dealFairness: GermanMessages<typeof english> = {
  title: 'Nachweislich fair gemischt',
  seedCommitted: 'Der Server hat seinen geheimen Startwert festgelegt (Fingerabdruck {{mark}}).',
  contributors_one: 'Der Browser von {{names}} gibt einen eigenen Zufallsteil dazu.',
  contributors_other: 'Die Browser von {{names}} geben je einen Zufallsteil dazu.',
  contributionInOtherBrowser:
    'Dein Zufallsteil liegt in einem anderen Browser. Mit dem Knopf unten holst du ihn hierher.',
  storageUnavailable: 'Dieser Browser kann nichts speichern, darum gibt dein Platz keinen Zufallsteil dazu.',
  fairDeal: 'Fair gemischt',
  seedCommittedBeforeStart: 'Faire Verteilung, festgelegt vor dem ersten Zug ({{mark}}).',
  contributedBy: 'Zufallsteile von {{names}}.',
  fullFingerprint: 'Der vollständige Fingerabdruck (SHA-256 des Startwerts)',
  howItWorks: 'So wird gegeben',
  waitingForReveals: 'Zum Geben fehlt noch: {{names}}.',
  waitingForRevealsHint:
    'Ihre Browser geben den fehlenden Teil dazu, sobald sie wieder an diesem Tisch sind.',
  closeTable: 'Tisch schließen, ohne zu spielen',
  tableClosed: 'Dieser Tisch wurde beim Geben geschlossen. Hier wurde keine Partie gespielt.',
  problem: {
    seed: 'Der Fingerabdruck des Servers hat sich geändert, seit du Platz genommen hast. Dein Browser hält seinen Zufallsteil darum geheim. Schließ diesen Tisch lieber.',
    list: 'Der Server nennt jetzt andere Zufallsteile als vorher. Dein Browser hält den eigenen darum geheim. Schließ diesen Tisch lieber.',
    contribution:
      'Der Zufallsteil an deinem Platz kommt nicht aus diesem Browser. Warst du in einem anderen bereit, öffne den Tisch dort. Sonst schließ ihn lieber.',
    omitted: 'Der Server hat den Zufallsteil deines Browsers ausgelassen. Schließ diesen Tisch lieber.',
  },
};
