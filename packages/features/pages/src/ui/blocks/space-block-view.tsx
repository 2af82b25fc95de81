import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { spaceBlock } from '../../contract/index.ts';
import { useIsEdited } from '@pausenplatz/kernel-host/empty-block';

const useStyles = makeStyles({
  small: { height: '8px' },
  medium: { height: '32px' },
  large: { height: '80px' },
  edited: {
    borderRadius: '8px',
    backgroundImage: `repeating-linear-gradient(135deg, ${tokens.colorNeutralStroke2} 0 1px, transparent 1px 10px)`,
  },
});

export function SpaceBlockView({ settings }: BlockViewProps<SettingsOf<typeof spaceBlock>>) {
  const styles = useStyles();
  return <div className={mergeClasses(styles[settings.size], useIsEdited() && styles.edited)} aria-hidden />;
}
