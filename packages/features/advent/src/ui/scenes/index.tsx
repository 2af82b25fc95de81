import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import type { AdventScene } from '../../contract/calendar.ts';
import { BareScene, ForestScene, MeadowScene, NightScene } from './open-scenes.tsx';
import { sceneSize } from './parts.tsx';
import { SchoolScene } from './school-scene.tsx';

const useStyles = makeStyles({ scene: { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' } });

const scenes: Readonly<Record<AdventScene, (props: { readonly id: string }) => ReactNode>> = {
  school: SchoolScene,
  night: NightScene,
  forest: ForestScene,
  meadow: MeadowScene,
  picture: BareScene,
};

/** What a calendar's doors stand in, drawn by ourselves; fills its frame. `id` is its own on the page. */
export function AdventSceneView({ scene, id }: { readonly scene: AdventScene; readonly id: string }) {
  const styles = useStyles();
  const Drawing = scenes[scene];
  return (
    <svg className={styles.scene} viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Drawing id={id} />
    </svg>
  );
}
