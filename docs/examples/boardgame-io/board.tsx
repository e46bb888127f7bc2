import { legalActions } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game/board';
import { GreatFire, type GreatFireView } from '@great-fire/game/boardgame.io';
import { Local } from 'boardgame.io/multiplayer';
import { Client, type BoardProps } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';

function Board({ G, moves, playerID }: BoardProps<GreatFireView>) {
  if (G.turn === null) return <button onClick={() => moves.deal?.()}>deal</button>;
  const { turn, result, districts, own } = G;
  const fires = DISTRICT_IDS.filter((id) => districts[id].cones > 0);
  return (
    <section aria-label={`Player ${playerID}`}>
      <h2>{result === null ? `Seat ${turn.seat}: ${turn.step}` : `Won by ${result.winners.join()}`}</h2>
      <p>On fire: {fires.join(', ')}</p>
      <p>My hand: {own?.hand.join(' ')}</p>
      {legalActions(G).map(({ type, ...choice }) => (
        <button key={JSON.stringify([type, choice])} onClick={() => moves[type]?.(choice)}>
          {type} {Object.values(choice).join(' ')}
        </button>
      ))}
    </section>
  );
}

const Player = Client({ game: GreatFire, board: Board, numPlayers: 3, multiplayer: Local() });
createRoot(document.body).render(['0', '1', '2'].map((seat) => <Player key={seat} playerID={seat} />));
