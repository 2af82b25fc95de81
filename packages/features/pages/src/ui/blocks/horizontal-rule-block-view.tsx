import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { useId } from 'react';
import type { horizontalRuleBlock } from '../../contract/index.ts';

const useStyles = makeStyles({
  line: { margin: '8px 0', border: 'none', borderTop: `3px solid ${tokens.colorBrandStroke2}`, borderRadius: '3px' },
  dashed: { borderTop: `3px dashed ${tokens.colorBrandStroke2}`, borderRadius: 0 },
  // Read aloud as a separator, while the drawing beside it is seen.
  hidden: { position: 'absolute', width: '1px', height: '1px', margin: 0, border: 'none', clipPath: 'inset(50%)' },
  wave: { display: 'block', width: '100%', height: '16px', color: tokens.colorBrandStroke2 },
});

export function HorizontalRuleBlockView({ settings }: BlockViewProps<SettingsOf<typeof horizontalRuleBlock>>) {
  const styles = useStyles();
  const pattern = useId();
  if (settings.style !== 'wave') return <hr className={mergeClasses(styles.line, settings.style === 'dashed' && styles.dashed)} />;
  return (
    <div>
      <hr className={styles.hidden} />
      <svg className={styles.wave} aria-hidden>
        <pattern id={pattern} width="40" height="16" patternUnits="userSpaceOnUse">
          <path d="M-10 8q10-10 20 0t20 0t20 0" fill="none" stroke="currentColor" strokeWidth="3" />
        </pattern>
        <rect width="100%" height="16" fill={`url(#${pattern})`} />
      </svg>
    </div>
  );
}
