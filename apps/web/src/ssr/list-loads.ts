import { recorded } from '@pausenplatz/kernel-host/ssr';
import { features } from '../features.ts';
import { fillings, parts } from '../shell/parts.tsx';
import { loadSlots } from '@pausenplatz/kernel-host';

/** Modules that are loaded on demand: by a screen with what stands around it, for visitors and for members, and by what fills a slot. */
interface Loads {
  readonly screens: readonly { readonly path: string; readonly visitor: readonly string[]; readonly member: readonly string[] }[];
  readonly slots: readonly { readonly name: string; readonly modules: readonly string[] }[];
}

/** Loads every screen and every slot once, one after the other, and notes what was asked for on the way. */
export async function listLoads(): Promise<Loads> {
  const background = await recorded(parts.PageBackground.load);
  const visitor = [...background, ...(await recorded(parts.VisitorBar.load))];
  const member = [...background, ...(await recorded(parts.SignedInBars.load))];
  const screens = [];
  const groups = new Set([fillings]);
  for (const { path, load } of features.flatMap((feature) => feature.screens)) {
    const screen = await recorded(async () => groups.add((await load()).fills ?? []));
    screens.push({ path, visitor: [...new Set([...visitor, ...screen])], member: [...new Set([...member, ...screen])] });
  }
  const slots = [];
  for (const group of groups)
    for (const name of new Set(group.map(({ slot }) => slot)))
      slots.push({ name, modules: await recorded(() => loadSlots(group, [name])) });
  return { screens, slots };
}
