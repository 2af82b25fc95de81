import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSyncCircle24Regular } from '@fluentui/react-icons/svg/arrow-sync-circle';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info24Filled } from '@fluentui/react-icons/svg/info';
import { ShieldLock24Filled } from '@fluentui/react-icons/svg/shield-lock';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef } from 'react';
import { uiTexts } from '../texts.ts';
import { look } from '../theme/look.ts';
import { startCountdown } from './countdown.ts';
import { dismissToast, type Toast } from './toast-store.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    padding: '12px 8px 12px 16px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeftWidth: '6px',
    animationName: { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: look.motion,
    animationTimingFunction: 'ease-out',
  },
  text: { paddingTop: '10px', paddingBottom: '8px', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { paddingTop: '10px', height: '24px' },
  title: { fontWeight: tokens.fontWeightSemibold },
  body: { color: tokens.colorNeutralForeground2, marginTop: '2px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '10px' },
  success: { borderLeftColor: look.colors.green.strong },
  successIcon: { color: look.colors.green.strong },
  info: { borderLeftColor: look.colors.blue.strong },
  infoIcon: { color: look.colors.blue.strong },
  warning: { borderLeftColor: look.colors.orange.strong },
  warningIcon: { color: look.colors.orange.strong },
  error: { borderLeftColor: look.colors.red.strong },
  errorIcon: { color: look.colors.red.strong },
  update: { borderLeftColor: tokens.colorBrandStroke1 },
  updateIcon: { color: tokens.colorBrandForeground1 },
  permission: {
    backgroundColor: look.permission,
    color: look.onPermission,
    border: `1px solid ${look.permission}`,
  },
  onPermission: { color: look.onPermission, ':hover': { color: look.onPermission }, ':hover:active': { color: look.onPermission } },
});

const icons = {
  success: CheckmarkCircle24Filled,
  info: Info24Filled,
  warning: Warning24Filled,
  error: ErrorCircle24Filled,
  update: ArrowSyncCircle24Regular,
  permission: ShieldLock24Filled,
} as const;

/** One toast with its own time, which stands still while the toast is hovered or focused. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const styles = useStyles();
  const card = useRef<HTMLElement>(null);
  const { id, timeoutMs, type } = toast;
  useEffect(() => {
    const shown = card.current;
    if (timeoutMs === null || !shown) return undefined;
    const countdown = startCountdown(timeoutMs, () => dismissToast(id));
    const listening = new AbortController();
    for (const name of ['pointerenter', 'focusin']) shown.addEventListener(name, countdown.pause, listening);
    for (const name of ['pointerleave', 'focusout']) shown.addEventListener(name, countdown.resume, listening);
    return () => {
      listening.abort();
      countdown.stop();
    };
  }, [id, timeoutMs]);
  const Icon = icons[type];
  const purple = type === 'permission';
  return (
    <article ref={card} data-toast={type} aria-label={uiTexts.toasts.kinds[type]} className={mergeClasses(styles.card, styles[type])}>
      <Icon className={mergeClasses(styles.icon, purple ? styles.onPermission : styles[`${type}Icon`])} aria-hidden />
      <div className={styles.text}>
        <div className={styles.title}>{toast.title}</div>
        {toast.body !== undefined && <div className={mergeClasses(styles.body, purple && styles.onPermission)}>{toast.body}</div>}
        {toast.actions && (
          <div className={styles.actions}>
            {toast.actions.map((action, index) => (
              <Button
                key={action.label}
                appearance={index === 0 ? 'primary' : 'secondary'}
                onClick={() => {
                  dismissToast(id, 'acted');
                  action.run();
                }}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Button
        appearance="transparent"
        className={mergeClasses(purple && styles.onPermission)}
        icon={<Dismiss20Regular />}
        aria-label={uiTexts.toasts.dismiss}
        onClick={() => dismissToast(id)}
      />
    </article>
  );
}
