import type { network as english } from '../en/network';
import type { GermanMessages } from '../../message-types';

export const network: GermanMessages<typeof english> = {
  blocked: 'Dieses Netz sperrt WebSockets.',
  blockedHint:
    'Die Seite lädt, aber Partien brauchen einen WebSocket, und ein Proxy oder eine Firewall auf dem Weg lehnt ihn ab. Versuche ein anderes Netz, etwa mobile Daten.',
  lobbyBlockedHint:
    'Die Listen sind auf dem Stand, als die Seite geladen wurde, und keine Partie öffnet sich. Versuche ein anderes Netz, etwa mobile Daten.',
  blockedHostHint:
    'Wenn du diesen Server betreibst: Der Proxy davor muss die Kopfzeilen „Upgrade“ und „Connection“ weitergeben.',
  pageSeat: 'Dieser Browser lehnt Cookies ab. Dein Platz bleibt, bis du diese Seite schließt oder neu lädst.',
  maintenance:
    'Wartung ({{time}}): Dieser Server hält für eine Weile an. Partien und Uhren warten, bis er wieder läuft.',
  unknownAddress: 'Unter dieser Adresse gibt es keine Seite.',
  unknownAddressHint: 'Vielleicht ist der Link unvollständig. Von der Lobby aus erreichst du alles.',
  missingPractice: 'Diese Partie ist auf diesem Gerät nicht gespeichert.',
  missingPracticeHint: 'Eine Übungspartie bleibt in dem Browser, in dem sie begonnen hat.',
  missingTableHint:
    'Vielleicht ist der Link unvollständig, oder der Tisch wurde vor dem Spiel geschlossen. Frage noch einmal nach dem Link oder eröffne selbst einen Tisch.',
};
