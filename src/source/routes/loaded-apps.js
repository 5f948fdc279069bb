/** Applications that another one mounts in a loop over files: Hono's `app.route('/', (await import(file)).default)`. */

/** @import { FileModel } from './file-model.js' */
/** @import { Router, Values } from './values.js' */

/**
 * Which they are is not shown, so each that only its own file exports may be one.
 * @param {FileModel[]} models of files whose registrations were collected
 * @param {Values} values across the files, whose routers are completed
 */
export function mountLoadedApps(models, values) {
  const loaders = new Set(
    values.looseMounts.filter(({ mounted }) => isLoose(mounted)).flatMap(({ parent }) => around(parent)),
  );
  if (loaders.size === 0) return;
  for (const model of models)
    for (const router of exportedRouters(model, values))
      if (isLoose(router) && !loaders.has(router)) router.mounts.push({ parent: null, prefix: '' });
}

/**
 * @param {Router | null} router that may be mounted
 * @returns {boolean} whether nothing shows which router that is, or where it is mounted
 */
function isLoose(router) {
  return router === null || (/^(?:app|parameter)$/.test(router.kind) && router.mounts.length === 0);
}

/**
 * @param {Router} router that mounts others
 * @param {Router[]} [known] those already followed: routers may be mounted in circles
 * @returns {Router[]} it, and those that it is mounted in itself
 */
function around(router, known = []) {
  if (known.includes(router)) return known;
  return router.mounts.reduce((all, { parent }) => (parent === null ? all : around(parent, all)), [...known, router]);
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {Router[]} routers that it makes and exports
 */
function exportedRouters(model, values) {
  const { whole, names } = values.exports.of(model);
  return [whole, ...names.values()].flatMap((each) => {
    const router = each !== null && 'node' in each ? values.routerOf({ model, ...each }) : null;
    return router?.at.file === model.file ? [router] : [];
  });
}
