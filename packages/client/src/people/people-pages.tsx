import { LeadersPage } from './leaders-page';
import { PersonPage } from './person-page';

/** Somebody's page, or who is best: fetched together, for one leads to the other. */
export function PeoplePages({ handle }: { readonly handle: string | null }) {
  return handle === null ? <LeadersPage /> : <PersonPage who={handle} />;
}
