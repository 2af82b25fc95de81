interface FrameRules {
  /** Content-Security-Policy; '' without one. */
  readonly policy: string;
  /** X-Frame-Options; '' without. */
  readonly frameOptions: string;
}

/** Whether a website lets nobody show it in a frame at this origin; what its policy says goes before the older header. */
export function refusesFrame({ policy, frameOptions }: FrameRules, origin: string): boolean {
  const sources = /(?:^|[;,])\s*frame-ancestors([^;,]*)/i.exec(policy)?.[1]?.trim().toLowerCase().split(/\s+/);
  if (sources) return !sources.some((source) => allows(source, new URL(origin)));
  return /^\s*(?:deny|sameorigin)\b/i.test(frameOptions);
}

function allows(source: string, { protocol, hostname }: URL): boolean {
  if (source === '*' || source === protocol) return true;
  const [, scheme = '', name = ''] = /^(https?:\/\/)?([^/:]+)/.exec(source) ?? [];
  if (scheme !== '' && !scheme.startsWith(protocol)) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name === hostname;
}
