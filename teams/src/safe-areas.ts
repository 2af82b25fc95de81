import { makeStyles } from '@fluentui/react-components';

/** On a phone the tab reaches below what the screen rounds off; the app's own bar stands above it already. */
export const useSafeAreas = makeStyles({
  main: {
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});
