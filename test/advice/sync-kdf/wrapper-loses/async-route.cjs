'use strict';

exports.asyncRoute = (handler) => (req, res, next) => {
  try {
    handler(req, res, next);
  } catch (error) {
    next(error);
  }
};
