/** Decorators that have a method called, and those that only wrap it, as `@Transactional()` and `@ErrorHandler()` do. */

/** Timers, and queues' jobs. */
const SCHEDULERS = /^(?:Cron|Interval|Timeout|Every|Process|\w*(?:Job|Task|Schedule[dr]?))$/;
/** Messages of brokers, peers, chats and command lines. */
const MESSAGES =
  /^(?:\w*(?:Listener|Subscribe|Consume|Pattern|Message|Handler)|RabbitRPC|Grpc\w*(?:Method|Call)|(?:Sub|Slash)?Command|Hears|Saga)$/;
/** What happens: a queue's job fails, a socket connects, the program starts, an ORM saves something. */
const EVENTS = /^(?:Once?|(?:On|Before|After)[A-Z]\w*|PostConstruct|PreDestroy)$/;
/** Fields of GraphQL's types. */
const FIELDS = /^(?:Resolve(?:Field|Property|Reference)|FieldResolver)$/;

/** Handlers of what the method throws, or of how long it takes; and what is written around it to log, catch or limit it. */
const AROUND =
  /^(?:\w*(?:Error|Exception|Timeout)s?Handler|(?:Log|Trace|Catch|With)(?=[A-Z])\w*(?:Handler|Job|Task|Message))$/;
/** What only goes with a method, or with its answer. */
const SAYS =
  /^(?:(?:Response|Success|Error)Message|UrlPattern|OnError|OnNull|OnUndefined|(?:Before|After)(?:Step|Response))$/;

/**
 * @param {string} name of a decorator of a method
 * @returns {boolean} whether a scheduler, a broker, a framework or an ORM may call the method because of it; also where its
 *   name only sounds like that
 */
export function hasCalled(name) {
  return (
    [SCHEDULERS, MESSAGES, EVENTS, FIELDS].some((each) => each.test(name)) &&
    ![AROUND, SAYS].some((each) => each.test(name))
  );
}
