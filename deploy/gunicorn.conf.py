# ruff: noqa: INP001 - the name is the one that gunicorn looks for
"""For `gunicorn -c deploy/gunicorn.conf.py 'service.app:create_app()'`: the settings are those of the package.

They live in `service/gunicorn_conf.py`, since an installed package has no `deploy` folder. Most follow a `REGELWERK_*`
variable (`regelwerk serve --help` lists them); what differs in one place goes below the import, or on the command line.
"""

from service.gunicorn_conf import *  # noqa: F403
