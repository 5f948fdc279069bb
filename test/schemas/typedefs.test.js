/** The types that the code is checked by (JSDoc) and the schemas that files are checked by say the same. */
import { documentSchema, followed } from '../../src/schemas/documents.js';
import { literalTypes, literals, objectTypes } from '../support/typedefs.js';

/** Where the types of a document are, the one that is the whole document, and what of them is never saved. */
const HOMES = [
  { document: 'report', path: 'src/model/report.js', whole: 'Report' },
  { document: 'comparison', path: 'src/model/comparison.js', whole: 'Comparison' },
  { document: 'verdict', path: 'src/model/verdict.js', whole: 'Verdict' },
  // A Recording is saved with its version around it.
  {
    document: 'profile',
    path: 'src/model/profile.js',
    whole: '',
    unsaved: {
      Profile: ['sources', 'compiled', 'originals', 'typed', 'hasAllSources', 'clock', 'sawHandshakes', 'interrupted'],
    },
    // What threads have in common is theirs in memory.
    onlySaved: { Profile: ['sharedFrames', 'sharedCalls'] },
    except: ['Recording'],
  },
  { document: 'profile', path: 'src/model/source-call.js', whole: '' },
  { document: 'tls', path: 'src/model/tls.js', whole: '' },
  { document: 'handshake', path: 'src/model/handshake.js', whole: 'HandshakeReport' },
  { document: 'bench', path: 'src/model/bench.js', whole: 'BenchReport' },
  {
    document: 'probe',
    path: 'src/record/cpu-times.js',
    whole: '',
    except: ['ProcessReading', 'ProcessAccount', 'ProcessThreads'],
  },
  { document: 'probe', path: 'src/record/thread-pool.js', whole: '' },
  { document: 'probe', path: 'src/record/starts.js', whole: '', except: ['Known', 'SeenThreads', 'Tally'] },
  { document: 'baseline', path: 'src/gate/baseline/baseline.js', whole: '' },
  { document: 'baseline', path: 'src/model/environment.js', whole: '', onlySaved: { Environment: ['workload'] } },
  { document: 'baseline', path: 'src/gate/baseline/call-sites.js', whole: '' },
];

const TYPES = HOMES.flatMap(({ document, path, whole, unsaved = {}, onlySaved = {}, except = [] }) =>
  [...objectTypes(path)]
    .filter(([name]) => !except.includes(name))
    .map(([name, properties]) => ({
      name,
      document,
      isWhole: name === whole,
      onlySaved: onlySaved[name] ?? [],
      properties: properties.filter((property) => !(unsaved[name] ?? []).includes(property.name)),
    })),
);

const schemaOf = ({ name, document, isWhole }) => {
  const { schema, file } = documentSchema(document);
  return { schema: isWhole ? schema : schema.$defs[name], file };
};

test('the types are found', () => {
  expect(TYPES.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Report',
      'Finding',
      'Blocks',
      'Profile',
      'Frame',
      'SourceCall',
      'Comparison',
      'WeightChange',
      'Check',
      'BaselineSite',
    ]),
  );
  expect(TYPES.find(({ name }) => name === 'Report').properties.map(({ name }) => name)).toContain('target');
});

test.each(['report', 'comparison', 'verdict', 'profile'])(
  'every definition of %s.schema.json is a type',
  (document) => {
    const paths = HOMES.filter((home) => home.document === document).map(({ path }) => path);
    const names = new Set(paths.flatMap((path) => [...objectTypes(path).keys(), ...literalTypes(path).keys()]));
    // Of objects within objects, only the schema needs a name; columns are typed arrays in memory.
    const nameless = ['Target', 'Column'];
    expect(
      Object.keys(documentSchema(document).schema.$defs).filter((name) => !names.has(name) && !nameless.includes(name)),
    ).toEqual([]);
  },
);

describe.each(TYPES)('$name', (type) => {
  const { schema, file } = schemaOf(type) ?? {};
  const { properties } = type;

  test('has the same fields in the schema', () => {
    expect(
      Object.keys(schema?.properties ?? {})
        .filter((name) => !type.onlySaved.includes(name))
        .sort(),
    ).toEqual(properties.map(({ name }) => name).sort());
  });

  test('has them there as they may be absent or null', () => {
    const inSchema = properties.map(({ name }) => {
      const part = schema.properties[name];
      // What has a default is only absent in files of older versions: it is there once they are read.
      return { name, isOptional: !schema.required.includes(name) && !('default' in part), mayBeNull: mayBeNull(part) };
    });
    expect(inSchema).toEqual(
      properties.map(({ name, isOptional, mayBeNull: isNull }) => ({ name, isOptional, mayBeNull: isNull })),
    );
  });

  test('has them there of the same kind', () => {
    const wrong = properties.filter(
      ({ name, type: kind }) => !isSameKind(kind, { schema: schema.properties[name], file }),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(
  HOMES.slice(0, 4).flatMap(({ document, path }) =>
    [...literalTypes(path)].map(([name, values]) => [name, document, values]),
  ),
)('%s of the %s has the same values', (name, document, values) => {
  expect(documentSchema(document).schema.$defs[name].enum).toEqual(values);
});

/** @returns {boolean} whether the schema lets it be null */
function mayBeNull({ type, anyOf }) {
  return [type].flat().includes('null') || (anyOf ?? []).some((one) => one.type === 'null');
}

/** @returns {boolean} whether a simple type is what the schema says; of others, nothing is known */
function isSameKind(kind, place) {
  const { schema } = followed(place);
  const types = [schema.type].flat();
  const plain = kind.replace(/ ?\| ?null$/, '');
  if (plain === 'string' || plain === 'boolean') return types.includes(plain);
  if (plain === 'number') return types.includes('number') || types.includes('integer');
  if (plain.endsWith('[]')) return types.includes('array');
  if (/^'[^|]*'(?: ?\| ?'[^|]*')+$/.test(plain)) return JSON.stringify(schema.enum) === JSON.stringify(literals(plain));
  return true;
}
