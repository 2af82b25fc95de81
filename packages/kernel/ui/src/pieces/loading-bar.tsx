import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { uiTexts } from '../texts.ts';

const useStyles = makeStyles({
  track: { position: 'fixed', zIndex: 1001, top: 0, left: 0, right: 0, height: '3px', overflow: 'hidden', pointerEvents: 'none' },
  bar: {
    height: '100%',
    width: '40%',
    borderRadius: '0 2px 2px 0',
    backgroundColor: tokens.colorBrandBackground,
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: '200ms',
  },
  busy: {
    opacity: 1,
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(260%)' } },
    animationDuration: '1.1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
  },
});

/** Three pixels on top that move while something is fetched or saved (specification section 9). */
export function LoadingBar({ busy = false }: { readonly busy?: boolean }) {
  const styles = useStyles();
  const running = useIsFetching() + useIsMutating() > 0 || busy;
  return (
    <div className={styles.track} {...(running && { role: 'progressbar', 'aria-label': uiTexts.loadingBar })}>
      <div className={mergeClasses(styles.bar, running && styles.busy)} />
    </div>
  );
}
