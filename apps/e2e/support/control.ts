import { controlHost } from '../stack/addresses.ts';
import { askEdge } from './ask-edge.ts';

/** `kill` ends the server at once, without any goodbye, and starts it again; `second-version` brings a newer worker. */
export async function control(what: 'kill' | 'second-version'): Promise<void> {
  await askEdge({ host: controlHost, path: `/${what}` });
}
