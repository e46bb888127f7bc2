import type { network as english } from '../en/network';
import type { FrenchMessages } from '../../message-types';

export const network: FrenchMessages<typeof english> = {
  blocked: 'Ce réseau bloque les WebSockets.',
  blockedHint:
    'La page s’affiche, mais les parties ont besoin d’un WebSocket, et un proxy ou un pare-feu le refuse. Essayez un autre réseau, par exemple les données mobiles.',
  lobbyBlockedHint:
    'Les listes datent de l’ouverture de la page, et aucune partie ne s’ouvre. Essayez un autre réseau, par exemple les données mobiles.',
  blockedHostHint:
    'Si vous hébergez ce serveur : le proxy placé devant doit transmettre les en-têtes « Upgrade » et « Connection ».',
  pageSeat:
    'Ce navigateur refuse les cookies. Votre place dure jusqu’à ce que vous fermiez ou actualisiez cette page.',
  maintenance:
    'Maintenance ({{time}}) : ce serveur s’arrête un moment. Les parties et les pendules attendent son retour.',
  unknownAddress: 'Il n’y a pas de page à cette adresse.',
  unknownAddressHint: 'Le lien est peut-être incomplet. Tout est accessible depuis l’accueil.',
  missingPractice: 'Cette partie n’est pas enregistrée sur cet appareil.',
  missingPracticeHint: 'Une partie d’entraînement reste dans le navigateur où elle a commencé.',
  missingTableHint:
    'Le lien est peut-être incomplet, ou la table a fermé avant la partie. Redemandez le lien ou créez votre propre table.',
};
