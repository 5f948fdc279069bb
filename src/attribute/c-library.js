/** The C library: it belongs to no one in particular, since everything calls it. */

import { fileName } from '../model/file-path.js';

/** @import { Frame } from '../model/profile.js' */

/** The C, C++ and threads libraries and the loader; on Windows those with the heap and the system calls. */
const RUNTIME_LIBRARY =
  /^(?:\[vdso\]$|ld-|ld\.so|(?:lib(?:c|m|dl|rt|pthread|gcc_s|stdc\+\+|c\+\+|c\+\+abi|System\.B|system_\w+)|musl)(?:[.-]|$)|(?:ntdll|kernel(?:32|base)|ucrtbase|msvcrt|vcruntime\w*|msvcp\w*)\.dll$)/i;

/**
 * Functions that C code needs all the time: memory, strings, uncontended locks, thread-local data, the environment,
 * dates. V8 and Node use mutexes, OpenSSL uses read-write locks, so mutexes are not included. Names of glibc, musl and
 * Windows.
 */
const HELPER =
  /^_*(?:(?:GI|libc|int|rtld)_+)*(?:malloc|free|c?free$|calloc|realloc|memalign|aligned_alloc|unlink_chunk|sysmalloc|systrim|tcache_|arena_get|alloc_|get_meta|enframe|nontrivial_free|mem(?:cpy|move|set|cmp|chr|p?ccpy|pcpy|eq)|(?:str|raw|wcs)[a-z]|bcmp|(?:explicit_)?bzero|pthread_(?:rwlock|once|self|(?:get|set)specific)|errno_location|getpid|tls_get_addr|qsort|msort|bsearch|t(?:find|search)|(?:secure_)?getenv|gmtime|timegm|mktime|offtime|tz_|time(?:$|_)|ctype|to(?:lower|upper)|v?s?n?printf|vfprintf|itoa|Rtl(?:(?:Allocate|ReAllocate|Free|Size)Heap|(?:Acquire|Release)SRWLock|(?:Copy|Move|Fill|Zero|Compare)Memory))/;

/** System calls: moving data, opening and naming files, waking threads. A thread that makes one often stops in it. */
const SYSTEM_CALL =
  /^_*(?:(?:GI|libc)_+)*(?:p?(?:read|write)v?(?:64)?|send(?:m?msg|to|file(?:64)?)?|recv(?:m?msg|from)?|connect|accept4?|shutdown|close|socket(?:pair)?|bind|listen|[gs]etsockopt|get(?:sock|peer)name|ioctl|fcntl(?:64)?|epoll_(?:ctl|create1?)|eventfd_\w+|poll|open(?:at)?(?:64)?|rename(?:at2?)?|unlink(?:at)?|mkdir|f?l?stat(?:x|64|at)?|f?truncate(?:64)?|f(?:data)?sync|wait4|waitpid|syscall|sched_yield|lll_(?:un)?lock_wake\w*|futex_wake\w*|pthread_cond_(?:signal|broadcast)|private_cond_signal|(?:new_)?sem_post|Nt[A-Z]\w+)(?:$|[.@])/;

/**
 * @param {string} library path of the library with a frame's code
 * @returns {boolean} whether it serves all other code
 */
export function isRuntimeLibrary(library) {
  return RUNTIME_LIBRARY.test(fileName(library));
}

/**
 * @param {Frame} frame a leaf
 * @param {boolean} namesCalls whether system calls have names in this profile: then an unnamed leaf is not one
 * @returns {boolean} whether it is a function that C code needs all the time, and not a system call
 */
export function isRuntimeHelper(frame, namesCalls) {
  if (frame.kind !== 'native' || !isRuntimeLibrary(frame.library)) return false;
  return frame.named ? HELPER.test(frame.name) : namesCalls;
}

/**
 * @param {Frame} frame a leaf
 * @returns {boolean} whether it is a system call
 */
export function isSystemCall(frame) {
  return frame.kind === 'native' && frame.named && isRuntimeLibrary(frame.library) && SYSTEM_CALL.test(frame.name);
}
