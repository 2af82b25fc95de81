import type { Plugin } from 'vite';

/**
 * The repository is Vite's root, so that one build makes all hosts. In development this answers every address that is a
 * page with the page of its host, as the server does with the build.
 */
export function pagesInDevelopment(pages: readonly { readonly prefix: string; readonly page: string }[]): Plugin {
  return {
    name: 'pages-in-development',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const wantsPage =
          request.headers.accept?.includes('text/html') === true && !/\.[a-z0-9]{2,5}$/i.test(path) && !path.startsWith('/@');
        const host = wantsPage ? pages.find(({ prefix }) => path.startsWith(prefix)) : undefined;
        if (host) request.url = `/${host.page}`;
        next();
      });
    },
  };
}
