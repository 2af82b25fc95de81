import type { ScreenDefinition } from '@pausenplatz/kernel-host';

/** Every screen is a chunk of its own; this list of them loads at the first one, so that the host's entry stays light. */
export const accountScreens = {
  initialPassword: async () => ({ Screen: (await import('./screens/initial-password-screen.tsx')).InitialPasswordScreen }),
  logout: async () => ({ Screen: (await import('./screens/logout-screen.tsx')).LogoutScreen }),
} as const satisfies Readonly<Record<string, ScreenDefinition['load']>>;
