/** What stands between the page and the server, and addresses that lead nowhere. */
export const network = {
  blocked: 'This network blocks WebSockets.',
  blockedHint:
    'The page loads, but games need a WebSocket, and a proxy or firewall on the way refuses it. Try another network, such as mobile data.',
  lobbyBlockedHint:
    'The lists are as they were when the page loaded, and no game opens. Try another network, such as mobile data.',
  blockedHostHint:
    'If you run this server: the proxy in front of it must pass on the headers “Upgrade” and “Connection”.',
  pageSeat: 'This browser refuses cookies. Your seat lasts until you close or reload this page.',
  maintenance:
    'Maintenance ({{time}}): this server stops for a while. Games and clocks wait until it is back.',
  unknownAddress: 'There is no page at this address.',
  unknownAddressHint: 'The link may be incomplete. You can reach everything from the lobby.',
  missingPractice: 'This game isn’t saved on this device.',
  missingPracticeHint: 'A practice game stays in the browser that started it.',
  missingTableHint:
    'The link may be incomplete, or the table closed before its game started. Ask for the link again, or create a table of your own.',
} as const;
