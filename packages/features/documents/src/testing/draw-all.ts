import { setTimeout } from 'node:timers/promises';
import { ownTables, type Services } from '@pausenplatz/kernel-server';
import { documentsServer, type DocumentsTables } from '../server/index.ts';

/** Draws the smaller versions of every picture that waits for them. */
export async function drawAll(services: Services): Promise<void> {
  const draw = documentsServer.jobs?.find(({ name }) => name === 'documents-draw-pictures');
  if (!draw) throw new Error('Nobody draws pictures');
  const db = ownTables<DocumentsTables>(services.db);
  const waiting = () => db.selectFrom('file').select('id').where('width', 'is not', null).where('drawn_at', 'is', null).executeTakeFirst();
  while (await waiting()) {
    // One that the server itself is drawing at this moment is left to it.
    await draw.run(services, {} as never);
    await setTimeout(20);
  }
}
