import { cryptoPackage } from './crypto-package.js';

// Big integers; the package that uses them (elliptic, mostly) tells for what.
export default cryptoPackage({ name: 'bn.js', operation: '', form: 'sync', promises: 'none', functions: [] });
