/** What every runtime of the project has, though neither the DOM's nor Node's types are loaded for pure code. */
interface URL {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: { get(name: string): string | null };
}
declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };
