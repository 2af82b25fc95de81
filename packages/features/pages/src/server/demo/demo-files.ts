import { bellCalls, melody, storeAsItIs, storePicture } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import { scenes } from './scenes.data.ts';

/** Ids of the drawings that stand on the demo pages. */
export type Pictures = Readonly<Record<keyof typeof scenes, string>>;

export interface Sounds {
  readonly cuckoo: string;
  readonly hike: string;
}

export interface DemoFiles {
  readonly pictures: Pictures;
  readonly sounds: Sounds;
}

/** Stores pictures and sounds as if these people had uploaded them. */
export async function storeDemoFiles(
  services: Services,
  owners: { readonly pictures: string; readonly sounds: string },
): Promise<DemoFiles> {
  const picture = (name: keyof typeof scenes) =>
    storePicture(services, {
      ownerId: owners.pictures,
      name: `${name}.png`,
      mimeType: 'image/png',
      content: Buffer.from(scenes[name]),
    });
  const sound = (name: string, notes: readonly number[]) =>
    storeAsItIs(services, { ownerId: owners.sounds, name, mimeType: 'audio/wav', content: melody(notes, 0.5) });
  return {
    pictures: {
      schoolYard: await picture('schoolYard'),
      camp: await picture('camp'),
      library: await picture('library'),
      autumn: await picture('autumn'),
    },
    sounds: { cuckoo: await sound('Kuckuck.wav', bellCalls.cuckoo), hike: await sound('Wanderlied.wav', bellCalls.hike) },
  };
}
