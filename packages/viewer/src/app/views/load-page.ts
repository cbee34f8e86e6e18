import type { Route } from '../links/route.ts';

/** The view of a page; those that come with the first load need nothing more. */
export async function loadPage(page: Route['page']): Promise<void> {
  switch (page) {
    case 'edit':
      await import('./app-editor.ts');
      break;
    case 'record':
      await import('./app-recorder.ts');
      break;
    case 'new':
      await import('./app-setup.ts');
      break;
    case 'library':
      await import('./app-library.ts');
      break;
    default:
  }
}
