import { markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { counted, fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type Beam, beamClass, beamsChanged, listBeams, startBeam, stopBeam } from '../contract/index.ts';
import { beamTexts } from '../texts.ts';

/** The own live codes, kept fresh by the hub: a message only marks them stale. */
export function useBeams() {
  const client = useQueryClient();
  const stale = () => void markStale(client, listBeams, {});
  useHubMessage(beamsChanged, stale);
  useHubResync(stale);
  return useCall(listBeams, {});
}

/** What a teacher does with codes: each shows at once. */
export function useBeamChanges() {
  const api = useApi();
  const updates = useOptimistic(listBeams, {});
  return {
    start: async (input: InputOf<typeof startBeam>, sending?: Parameters<typeof api.call>[2]): Promise<Beam> => {
      const { beam } = await api.call(startBeam, input, sending);
      updates.apply((now) => ({ beams: [beam, ...now.beams.filter(({ id }) => id !== beam.id)] }));
      return beam;
    },
    stop: ({ id }: Beam) =>
      updates.attempt({
        show: (now) => ({ beams: now.beams.filter((one) => one.id !== id) }),
        send: () => api.call(stopBeam, { id }),
      }),
    sendClass: ({ id }: Beam, schoolClass: { readonly id: string; readonly name: string }) =>
      api
        .call(beamClass, { id, classId: schoolClass.id })
        .then(() => notify({ type: 'success', title: fill(beamTexts.list.beamed, { name: schoolClass.name }) }), notifyRefusal),
  };
}

/** How often a code was opened, in words. */
export const openedWords = ({ opened }: Beam): string =>
  opened === 0 ? beamTexts.list.opened.none : counted(beamTexts.list.opened, opened);

/** What a child types, and what its code holds. */
export const entryAddress = (code?: string): string => `${location.origin}/beam-mich${code === undefined ? '' : `?code=${code}`}`;
