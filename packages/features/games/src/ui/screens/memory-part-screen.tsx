import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';

const Duel = lazy(async () => ({ default: (await import('./duel-screen.tsx')).Screen }));
const Pictures = lazy(async () => ({ default: (await import('./pictures-screen.tsx')).Screen }));
const EditPictures = lazy(async () => ({ default: (await import('./edit-pictures-screen.tsx')).Screen }));

/** `/spielen/gedaechtnis/duell/{id}`, `…/bilder` and `…/bilder/{id}`: what belongs to the memory and has an address of its own. */
export function Screen() {
  const { part, id } = useParams();
  const isDuel = part === 'duell' && id !== undefined;
  if (!isDuel && part !== 'bilder') return <Navigate to="/spielen/gedaechtnis" replace />;
  return <Suspense fallback={null}>{isDuel ? <Duel /> : id === undefined ? <Pictures /> : <EditPictures />}</Suspense>;
}
